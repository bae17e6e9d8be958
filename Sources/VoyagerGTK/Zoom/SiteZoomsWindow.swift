import GTK
import VoyagerCore

/// The window that lists the sizes in which the person sees sites, to be given back.
@MainActor
final class SiteZoomsWindow {
  let window = Window()

  private struct Group: Equatable {
    let identity: Identity
    let zooms: [SiteZoom]
  }

  private let services: BrowserServices
  private let groups = Box(.vertical, spacing: 24)
  private let empty = StatusPage()
  private var shown: [Group] = []
  private var observation: ObservationToken?

  init(_ services: BrowserServices, above parent: Window) {
    self.services = services
    window.title = "Sizes of Sites"
    window.defaultSize = (560, 600)
    window.child = ScrolledColumn.make(Box(.vertical, spacing: 24, [empty, groups]))
    window.transientFor = parent
    window.isModal = true
    window.destroysWithParent = true
    window.addStyleClass("voyager")
    window.closeOnEscape()
    observation = observe(self) { $0.update() }
  }

  private func update() {
    let new = services.identities.identities.map { Group(identity: $0, zooms: services.zooms.zooms(of: $0)) }
      .filter { !$0.zooms.isEmpty }
    // An unreadable file must not look like an empty one.
    let problem = services.zooms.problem
    empty.isVisible = new.isEmpty
    empty.iconName = problem == nil ? "zoom-in-symbolic" : "dialog-warning-symbolic"
    empty.title = problem == nil ? "Every Site Has the Usual Size" : "The Sizes Are Not Shown"
    empty.setDescription(problem ?? "When you make a site larger or smaller, it stands here.")
    guard new != shown else {
      return
    }
    shown = new
    groups.children.forEach(groups.remove)
    new.forEach { groups.append(view($0)) }
  }

  private func view(_ group: Group) -> Widget {
    let isAlone = services.identities.identities.count < 2
    return PreferencesGroup(title: isAlone ? "" : group.identity.name, group.zooms.map(row))
  }

  private func row(_ zoom: SiteZoom) -> ListRow {
    let name = PageText.line(zoom.name, limit: 100)
    let row = ActionRow(title: name)
    row.subtitle = "\(Int((zoom.zoom * 100).rounded())) %"
    let reset = RowButton.make("Show \(name) in the Usual Size")
    reset.onClicked(self) { $0.services.reset(zoom) }
    row.addSuffix(reset)
    return row
  }
}
