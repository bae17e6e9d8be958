import GTK
import VoyagerCore

/// The window that lists what sites may do and may never do, to be taken back.
@MainActor
final class PermissionsWindow {
  let window = Window()

  private let services: BrowserServices
  private let groups = Box(.vertical, spacing: 24)
  private let certificates: CertificateRows
  private let empty = StatusPage()
  private let problem = Label()
  private let clear = Button(label: "Forget All Permissions…")
  private var shown: [PermissionGroup] = []
  private var observation: ObservationToken?

  init(_ services: BrowserServices, above parent: Window) {
    self.services = services
    certificates = CertificateRows(services)
    problem.wraps = true
    problem.horizontalPosition = 0
    clear.addStyleClass("destructive-action")
    clear.addStyleClass("pill")
    clear.horizontalAlign = .center
    clear.onClicked(self) { window in Task { await window.askAndForgetAll() } }
    window.title = "Permissions of Sites"
    window.defaultSize = (560, 600)
    window.child = content()
    window.transientFor = parent
    window.isModal = true
    window.destroysWithParent = true
    window.addStyleClass("voyager")
    window.closeOnEscape()
    observation = observe(self) { $0.update() }
  }

  private var permissions: PermissionsModel { services.permissions }
  private var identities: [Identity] { services.identities.identities }

  private func content() -> Widget {
    let box = Box(.vertical, spacing: 24, [empty, problem, groups, clear, certificates.widget])
    return ScrolledColumn.make(box)
  }

  private func update() {
    let new = permissions.groups(of: identities)
    let hasCertificates = certificates.update()
    showProblem(isAlone: new.isEmpty && !hasCertificates)
    clear.isVisible = !new.isEmpty
    guard new != shown else {
      return
    }
    shown = new
    groups.children.forEach(groups.remove)
    new.forEach { groups.append(view($0)) }
  }

  /// An unreadable file must not look like an empty one.
  private func showProblem(isAlone: Bool) {
    let sentence = permissions.problem ?? services.certificates.problem
    problem.text = sentence ?? ""
    problem.isVisible = sentence != nil && !isAlone
    empty.isVisible = isAlone
    empty.iconName = sentence == nil ? "dialog-information-symbolic" : "dialog-warning-symbolic"
    empty.title = sentence == nil ? "Nothing Is Remembered" : "What Is Remembered Is Not Shown"
    empty.setDescription(
      sentence ?? "When a site asks for something and you answer “always” or “never”, it stands here.")
  }

  private func view(_ group: PermissionGroup) -> Widget {
    let name = PageText.line(group.name, limit: 100)
    let view = PreferencesGroup(title: name, group.permissions.map { row($0, on: name) })
    if identities.count > 1 {
      view.setDescription("For “\(group.identity.name)”")
    }
    let forget = Button(label: "Forget All")
    forget.hasFrame = false
    forget.setAccessibleLabel("Forget All Permissions of \(name)")
    forget.onClicked(self) { window in group.permissions.forEach(window.permissions.remove) }
    view.setHeaderSuffix(forget)
    return view
  }

  private func row(_ permission: RememberedPermission, on site: String) -> ListRow {
    let title = SitePermission(kind: permission.kind, place: permission.place).title
    let row = ActionRow(title: title)
    row.subtitle = permission.decision == .allow ? "Always allowed" : "Never allowed"
    let forget = RowButton.make("Forget “\(title)” of \(site)")
    forget.onClicked(self) { $0.permissions.remove(permission) }
    row.addSuffix(forget)
    return row
  }

  private func askAndForgetAll() async {
    let dialog = MessageDialog(
      heading: "Forget all permissions?",
      body: "Every site asks again, and what was never allowed is asked for again too.", parent: window)
    dialog.addResponse("cancel", "Keep")
    dialog.addResponse("forget", "Forget All Permissions", .destructive)
    dialog.defaultResponse = "cancel"
    dialog.closeResponse = "cancel"
    if await dialog.ask() == "forget" {
      identities.forEach { permissions.forget(identity: $0.id) }
    }
  }
}
