import GTK
import VoyagerCore

/// The window in which a person makes, changes, orders and deletes identities.
@MainActor
final class IdentitiesWindow {
  let window = Window()

  private let services: BrowserServices
  private let list = ListBox()
  private let sites: OwnedSites
  private var observation: ObservationToken?

  private var identities: IdentitiesModel { services.identities }

  init(_ services: BrowserServices, above parent: Window) {
    self.services = services
    sites = OwnedSites(services)
    list.selectionMode = .none
    list.addStyleClass("boxed-list")
    list.setAccessibleLabel("Identities")
    window.title = "Identities"
    window.defaultSize = (560, 520)
    window.child = content()
    window.transientFor = parent
    window.isModal = true
    window.destroysWithParent = true
    window.addStyleClass("voyager")
    window.closeOnEscape()
    observation = observe(self) { $0.update() }
  }

  private func content() -> Widget {
    let words = Label(
      "Each identity has its own cookies, sign-ins and site data, so sites can't tell that they are the same "
        + "person. It doesn't hide your computer or where you are.")
    words.wraps = true
    words.horizontalPosition = 0
    let create = Button(label: "New Identity…")
    create.addStyleClass("pill")
    create.horizontalAlign = .center
    create.onClicked(self) { window in Task { await window.create() } }
    let box = Box(.vertical, spacing: 18, [words, list, create, sites.widget])
    return ScrolledColumn.make(box)
  }

  private func update() {
    let identities = identities.identities
    list.removeAll()
    for (place, identity) in identities.enumerated() {
      list.append(row(identity, place: place, count: identities.count))
    }
  }

  private func row(_ identity: Identity, place: Int, count: Int) -> Widget {
    let row = ActionRow(title: identity.name)
    row.addPrefix(IdentityBadge.make(icon: identity.icon, color: identity.color))
    row.setAccessibleLabel("\(identity.name), \(identity.color.rawValue)")
    let usual = identity.kind == .standard ? "Used unless you choose another" : nil
    row.subtitle = [usual, identity.exitSentence, identity.proxySentence].compactMap(\.self).joined(
      separator: "\n")
    if identity.kind != .standard {
      row.addSuffix(
        button("go-up-symbolic", "Move “\(identity.name)” Up", isEnabled: place > 1) { [identities] in
          try? identities.move(identity.id, to: place - 1)
        })
      row.addSuffix(
        button("go-down-symbolic", "Move “\(identity.name)” Down", isEnabled: place < count - 1) {
          [identities] in
          try? identities.move(identity.id, to: place + 1)
        })
    }
    row.addSuffix(
      button("document-edit-symbolic", "Change “\(identity.name)”…") { [weak self] in
        Task { await self?.edit(identity) }
      })
    if identity.kind == .named {
      row.addSuffix(
        button("user-trash-symbolic", "Delete “\(identity.name)”…") { [weak self] in
          Task { await self?.delete(identity) }
        })
    }
    return row
  }

  private func button(
    _ icon: String, _ name: String, isEnabled: Bool = true, _ action: @escaping @MainActor () -> Void
  ) -> Button {
    let button = RowButton.make(name, icon: icon)
    button.isSensitive = isEnabled
    button.connect("clicked", action)
    return button
  }

  // MARK: - What the buttons do

  private func create() async {
    let identities = identities
    let color = IdentityColor.allCases.first { color in
      !identities.all.contains { $0.color == color }
    }
    let form = IdentityForm(
      "New Identity",
      IdentityForm.Answer(name: "", color: color ?? .teal, icon: IdentityIcon.person.rawValue),
      button: "Create")
    guard let answer = await form.ask(above: window, checking: { identities.problem(withName: $0) }) else {
      return
    }
    await report { () throws(IdentityError) in
      let identity = try identities.create(named: answer.name, color: answer.color, icon: answer.icon)
      try identities.change(identity.id, proxy: answer.proxy)
    }
  }

  private func edit(_ identity: Identity) async {
    let form = IdentityForm(
      "Change “\(identity.name)”",
      IdentityForm.Answer(
        name: identity.name, color: identity.color, icon: identity.icon, proxy: identity.proxy),
      button: "Save")
    let identities = identities
    let answer = await form.ask(above: window) { identities.problem(withName: $0, for: identity.id) }
    guard let answer else {
      return
    }
    await report { () throws(IdentityError) in
      try identities.rename(identity.id, to: answer.name)
      try identities.recolor(identity.id, to: answer.color)
      try identities.change(identity.id, icon: answer.icon)
      try identities.change(identity.id, proxy: answer.proxy)
    }
  }

  private func delete(_ identity: Identity) async {
    let titles = identities.tabsInUse(identity.id)
    guard titles.isEmpty else {
      await refuse("“\(identity.name)” is in use", IdentityError.identityInUse(titles))
      return
    }
    let dialog = MessageDialog(
      heading: "Delete “\(identity.name)”?",
      body: "Its cookies, sign-ins and site data are removed from this computer. This can't be undone.",
      parent: window)
    dialog.addResponse("cancel", "Keep")
    dialog.addResponse("delete", "Delete “\(identity.name)” and Its Data".withoutMnemonics, .destructive)
    dialog.defaultResponse = "cancel"
    dialog.closeResponse = "cancel"
    guard await dialog.ask() == "delete" else {
      return
    }
    do throws(IdentityError) {
      try await services.deleteIdentity(identity.id)
    } catch {
      await refuse("“\(identity.name)” was not deleted", error)
    }
  }

  private func report(_ change: () throws(IdentityError) -> Void) async {
    do throws(IdentityError) {
      try change()
    } catch {
      await refuse("That was not possible", error)
    }
  }

  private func refuse(_ heading: String, _ error: IdentityError) async {
    let dialog = MessageDialog(heading: heading, body: error.message, parent: window)
    dialog.addResponse("close", "Close")
    dialog.closeResponse = "close"
    dialog.defaultResponse = "close"
    _ = await dialog.ask()
  }
}
