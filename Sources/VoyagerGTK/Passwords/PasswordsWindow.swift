import GTK
import VoyagerCore

/// The window in which a person finds, sees, changes and deletes saved passwords.
@MainActor
final class PasswordsWindow {
  let window = Window()

  private let passwords: PasswordsModel
  private let services: BrowserServices
  private let list: PasswordList
  private let clipboard = SecretClipboard()
  private let search = SearchEntry()
  private let check = ToggleButton()
  private let words = Label()
  private let toasts = ToastOverlay()
  private var view: ListView?
  private var cells: [Widget: PasswordCell] = [:]
  private var shown: [Login] = []
  private var shownFindings: [LoginID: Set<PasswordFinding>]?
  private var details: PasswordDetails?
  private var toast: Toast?
  private var observation: ObservationToken?

  init(_ passwords: PasswordsModel, _ services: BrowserServices, above parent: Window) {
    self.passwords = passwords
    self.services = services
    list = PasswordList(passwords, suffixes: services.suffixes)
    window.title = "Passwords"
    window.defaultSize = (560, 640)
    window.transientFor = parent
    window.destroysWithParent = true
    window.addStyleClass("voyager")
    toasts.child = content()
    window.child = toasts
    let keys = KeyController()
    keys.captureFirst()
    keys.onPressed(self) { passwords, key, modifiers in passwords.press(key, modifiers) }
    window.add(keys)
    observation = observe(self) { $0.update() }
    search.grabFocus()
  }

  private func content() -> Widget {
    search.placeholder = "Search sites and names"
    search.setAccessibleLabel("Search the passwords")
    search.expandsHorizontally = true
    search.on("search-changed", self) { (window: PasswordsWindow) in window.list.text = window.search.text }
    search.on("stop-search", self) { (window: PasswordsWindow) in window.escape() }
    check.child = Image(icon: "dialog-warning-symbolic")
    check.tooltip = "Show Weak, Reused and Old Passwords"
    check.setAccessibleLabel("Show Weak, Reused and Old Passwords")
    check.on("toggled", self) { (window: PasswordsWindow) in Task { await window.toggleCheck() } }
    let bar = Box(
      .horizontal, spacing: 6,
      [
        search, check, button("list-add-symbolic", "New Password…") { await $0.make() },
        button("document-open-symbolic", "Import Passwords…") { await $0.bring() },
        button("document-save-symbolic", "Export Passwords…") { await $0.save() },
      ])
    bar.setMargins(12)
    words.wraps = true
    words.addStyleClass("dim-label")
    words.setMargins(12)
    let view = ListView(self, make: { $0.makeCell() }, bind: { $0.bind($1, $2) }, unbind: { _, _ in })
    view.setAccessibleLabel("Passwords")
    view.on("activate", self) { (window: PasswordsWindow, place: UInt32) in window.open(Int(place)) }
    self.view = view
    let scroller = ScrolledWindow()
    scroller.horizontalPolicy = .never
    scroller.expandsVertically = true
    scroller.child = view
    return Box(.vertical, [bar, words, scroller])
  }

  private func button(
    _ icon: String, _ name: String, _ action: @escaping @MainActor (PasswordsWindow) async -> Void
  ) -> Button {
    let button = Button(icon: icon, name: name)
    button.onClicked(self) { window in Task { await action(window) } }
    return button
  }

  // MARK: - Rows

  /// How many rows there are to show all logins with.
  var rowCount: Int { cells.count }

  private func makeCell() -> Widget {
    let cell = PasswordCell()
    cells[cell.widget] = cell
    return cell.widget
  }

  private func bind(_ widget: Widget, _ place: Int) {
    guard shown.indices.contains(place), let cell = cells[widget] else {
      return
    }
    let login = shown[place]
    let identities = services.identities
    cell.show(
      login, list.findings?[login.id] ?? [],
      identity: identities.identities.count > 1 ? identities.identity(login.identity)?.name : nil)
  }

  private func update() {
    let (logins, findings) = (list.logins, list.findings)
    words.text = list.problem ?? emptyWords
    words.isVisible = !words.text.isEmpty
    guard logins != shown || findings != shownFindings else {
      return
    }
    let selected = view?.selected.flatMap { shown.indices.contains($0) ? shown[$0].id : nil }
    (shown, shownFindings) = (logins, findings)
    view?.reload(count: logins.count)
    if let place = logins.firstIndex(where: { $0.id == selected }) { view?.selected = place }
  }

  private var emptyWords: String {
    guard list.isLoaded, list.logins.isEmpty else {
      return ""
    }
    if list.count == 0 {
      return "No password is saved yet. They stay in the keyring of your desktop."
    }
    return list.showsFindingsOnly && list.text.isEmpty
      ? "Nothing was found that is weak, used twice or old." : "No password with these words was found."
  }

  // MARK: - The keyboard

  private func press(_ key: Key, _ modifiers: GTK.Modifiers) -> Bool {
    switch (key.character, modifiers) {
    case ("z", .control): undo()
    case ("f", .control): search.grabFocus()
    case ("n", .control): Task { await make() }
    default:
      switch (key, modifiers) {
      case (.escape, []): escape()
      case (.delete, []) where view?.containsFocus == true: chosen.map(delete)
      case (.f2, []) where view?.containsFocus == true:
        if let chosen { Task { await edit(chosen) } }
      case (Key.down, []) where search.containsFocus: view?.grabFocus()
      default: return false
      }
    }
    return true
  }

  private var chosen: Login? {
    view?.selected.flatMap { shown.indices.contains($0) ? shown[$0] : nil }
  }

  /// Empties a search first.
  private func escape() {
    if search.text.isEmpty {
      window.close()
    } else {
      search.text = ""
    }
  }

  // MARK: - What the person does

  private func toggleCheck() async {
    if check.isActive { await list.check() }
    list.showsFindingsOnly = check.isActive
  }

  private func open(_ place: Int) {
    guard shown.indices.contains(place) else {
      return
    }
    let login = shown[place]
    let details = PasswordDetails(
      login, passwords, list.findings?[login.id] ?? [], clipboard, above: window,
      edit: { [weak self] in Task { await self?.edit(login) } },
      delete: { [weak self] in self?.delete(login) })
    self.details = details
    details.window.present()
  }

  private func make() async {
    let login = Login(identity: services.identities.standard.id, origin: "", name: "")
    let empty = PasswordForm.Answer(
      login: login, password: Secret(""), oneTimeKey: Secret(""), note: Secret(""))
    let form = PasswordForm(empty, isNew: true, services.identities.identities)
    guard let answer = await form.ask("New Password", button: "Save", above: window) else {
      return
    }
    await change { passwords async throws(PasswordProblem) in
      _ = try await passwords.add(
        NewLogin(
          answer.login,
          [.password: answer.password, .oneTimeKey: answer.oneTimeKey, .note: answer.note]))
    }
  }

  private func edit(_ login: Login) async {
    var secrets: [SecretKind: Secret] = [:]
    do throws(VaultProblem) {
      for kind in [SecretKind.password, .oneTimeKey, .note] {
        secrets[kind] = try await passwords.secret(kind, of: login.id)
      }
    } catch {
      tell("The password can't be read (\(error.reason)).")
      return
    }
    let before = PasswordForm.Answer(
      login: login, password: secrets[.password] ?? Secret(""),
      oneTimeKey: secrets[.oneTimeKey] ?? Secret(""), note: secrets[.note] ?? Secret(""))
    let form = PasswordForm(before, isNew: false, services.identities.identities)
    let heading = "Change the Password of \(PageText.line(login.siteName, limit: 60))"
    guard let answer = await form.ask(heading, button: "Save", above: window) else {
      return
    }
    await change { passwords async throws(PasswordProblem) in
      if answer.login != login { try await passwords.update(answer.login) }
      for (kind, new) in [
        (SecretKind.password, answer.password), (.oneTimeKey, answer.oneTimeKey), (.note, answer.note),
      ] where new != (secrets[kind] ?? Secret("")) {
        try await passwords.set(new, kind, of: login.id)
      }
    }
  }

  private func delete(_ login: Login) {
    Task {
      await change(
        "The password of \(PageText.line(login.siteName, limit: 40)) was deleted."
      ) { passwords async throws(PasswordProblem) in try await passwords.remove([login.id]) }
    }
  }

  private func bring() async {
    let tables = PasswordTables(passwords: passwords, identities: services.identities, window: window)
    if let sentence = await tables.bring(to: services.identities.standard.id) {
      tell(sentence, canUndo: passwords.canUndo)
    }
  }

  private func save() async {
    let tables = PasswordTables(passwords: passwords, identities: services.identities, window: window)
    if let sentence = await tables.save() { tell(sentence) }
  }

  private func change(
    _ sentence: String? = nil, _ body: (PasswordsModel) async throws(PasswordProblem) -> Void
  ) async {
    do throws(PasswordProblem) {
      try await body(passwords)
      if let sentence { tell(sentence, canUndo: true) }
    } catch {
      tell("That was not possible: \(error.reason).")
    }
  }

  private func undo() {
    toast?.dismiss()
    toast = nil
    Task { await change { passwords async throws(PasswordProblem) in try await passwords.undo() } }
  }

  private func tell(_ sentence: String, canUndo: Bool = false) {
    toast?.dismiss()
    let toast = Toast(sentence)
    toast.timeout = 12
    if canUndo { toast.setButton("Undo") { [weak self] in self?.undo() } }
    toasts.add(toast)
    self.toast = toast
  }
}
