import Foundation
import GTK
import VoyagerCore

/// The window in which a person makes, changes, orders, groups and deletes account shortcuts.
@MainActor
final class AccountsWindow {
  let window = Window()

  private let model: BrowserWindowModel
  private let parent: Window
  private let lists = Box(.vertical, spacing: 18, [])
  private let words = Label()
  private let toasts = ToastOverlay()
  private var toast: Toast?
  private var shown: [(list: ListBox, rows: [AccountRow])] = []
  private var observation: ObservationToken?

  private var accounts: AccountsModel { model.services.accounts }
  private var identities: IdentitiesModel { model.services.identities }

  init(_ model: BrowserWindowModel, above parent: Window) {
    self.model = model
    self.parent = parent
    window.title = "Accounts"
    window.defaultSize = (600, 620)
    window.transientFor = parent
    window.destroysWithParent = true
    window.addStyleClass("voyager")
    toasts.child = content()
    window.child = toasts
    let keys = KeyController()
    keys.captureFirst()
    keys.onPressed(self) { accounts, key, modifiers in accounts.press(key, modifiers) }
    window.add(keys)
    observation = observe(self) { $0.update() }
  }

  private func content() -> Widget {
    words.wraps = true
    words.horizontalPosition = 0
    words.addStyleClass("dim-label")
    let add = button("New Account…", "list-add-symbolic") { $0.make() }
    let bring = button("Import Accounts…", "document-open-symbolic") { await $0.bring() }
    let save = button("Export Accounts…", "document-save-symbolic") { await $0.save() }
    let bar = Box(.horizontal, spacing: 9, [add, bring, save])
    bar.horizontalAlign = .center
    return ScrolledColumn.make(Box(.vertical, spacing: 18, [words, lists, bar]), width: 640)
  }

  private func button(
    _ name: String, _ icon: String, _ action: @escaping @MainActor (AccountsWindow) async -> Void
  ) -> Button {
    let button = Button(icon: icon, name: name)
    button.addStyleClass("circular")
    button.onClicked(self) { window in Task { await action(window) } }
    return button
  }

  // MARK: - Rows

  private func update() {
    let groups = accounts.groups
    let focused = focused
    words.text =
      accounts.problem
      ?? (groups.isEmpty
        ? "Keep a way into each of your accounts: a page, who you are there, and the name you sign in with. "
          + "Choose “Keep as Account” in a tab's menu, or add one here."
        : "An account opens in its own identity, or goes to the tab that shows it already.")
    lists.children.forEach(lists.remove)
    shown = []
    for (place, group) in groups.enumerated() {
      let first = groups.first?.title.isEmpty == true ? 1 : 0
      lists.append(section(group, canGoUp: place > first, canGoDown: place < groups.count - 1))
    }
    focus(focused)
  }

  private func section(_ group: AccountGroup, canGoUp: Bool, canGoDown: Bool) -> Widget {
    let list = ListBox()
    list.selectionMode = .none
    list.addStyleClass("boxed-list")
    list.setAccessibleLabel(group.title.isEmpty ? "Accounts" : PageText.line(group.title))
    let several = identities.identities.count > 1
    let rows = group.accounts.enumerated().map { place, account in
      row(account, place, of: group.accounts.count, showsIdentity: several)
    }
    rows.forEach { list.append($0.widget) }
    list.onRowActivated(self) { window, row in window.open(rows[row.index].account) }
    shown.append((list, rows))
    guard !group.title.isEmpty else {
      return list
    }
    let heading = Label(PageText.line(group.title))
    heading.horizontalPosition = 0
    heading.expandsHorizontally = true
    heading.addStyleClass("heading")
    let name = PageText.line(group.title, limit: 60)
    let up = RowButton.make("Move the Group “\(name)” Up", icon: "go-up-symbolic")
    let down = RowButton.make("Move the Group “\(name)” Down", icon: "go-down-symbolic")
    up.isSensitive = canGoUp
    down.isSensitive = canGoDown && !group.title.isEmpty
    up.onClicked(self) { $0.accounts.moveGroup(group.title, by: -1) }
    down.onClicked(self) { $0.accounts.moveGroup(group.title, by: 1) }
    return Box(.vertical, spacing: 6, [Box(.horizontal, spacing: 6, [heading, up, down]), list])
  }

  private func row(
    _ account: AccountShortcut, _ place: Int, of count: Int, showsIdentity: Bool
  ) -> AccountRow {
    let icon = SiteIconImage()
    icon.show(
      account.icon == nil
        ? model.services.pictures.icon(
          of: account.address, in: identities.identity(account.identity) ?? model.identity)
        : nil, otherwise: account.icon ?? "avatar-default-symbolic")
    let row = AccountRow(
      account, identity: showsIdentity ? identities.identity(account.identity) : nil, icon: icon)
    row.add("go-up-symbolic", "Move % Up", isEnabled: place > 0) { [accounts] in
      accounts.move(account.id, by: -1)
    }
    row.add("go-down-symbolic", "Move % Down", isEnabled: place < count - 1) { [accounts] in
      accounts.move(account.id, by: 1)
    }
    row.add("document-edit-symbolic", "Change %…") { [weak self] in self?.edit(account) }
    row.add("user-trash-symbolic", "Delete %") { [weak self] in self?.delete(account) }
    return row
  }

  // MARK: - The keyboard

  private var focused: (account: AccountShortcut, place: Int)? {
    for (_, rows) in shown {
      if let place = rows.firstIndex(where: { $0.widget.containsFocus }) {
        return (rows[place].account, place)
      }
    }
    return nil
  }

  /// An account that is gone leaves the keyboard at its neighbour.
  private func focus(_ wanted: (account: AccountShortcut, place: Int)?) {
    guard let wanted else {
      return
    }
    let all = shown.flatMap(\.rows)
    let same = all.first { $0.account.id == wanted.account.id }
    let group = all.filter { $0.account.group == wanted.account.group }
    let neighbour = group.isEmpty ? all.first : group[min(wanted.place, group.count - 1)]
    (same ?? neighbour)?.widget.grabFocus()
  }

  private func press(_ key: Key, _ modifiers: GTK.Modifiers) -> Bool {
    switch (key.character, modifiers) {
    case ("z", .control): undo()
    case ("Z", [.control, .shift]), ("z", [.control, .shift]), ("y", .control): accounts.redo()
    case ("n", .control): make()
    default:
      guard key != .escape else {
        window.close()
        return true
      }
      guard let account = focused?.account else {
        return false
      }
      switch (key, modifiers) {
      case (.delete, []): delete(account)
      case (.f2, []): edit(account)
      case (.up, .alt): accounts.move(account.id, by: -1)
      case (.down, .alt): accounts.move(account.id, by: 1)
      default: return false
      }
    }
    return true
  }

  // MARK: - What the buttons do

  private func open(_ account: AccountShortcut) {
    model.services.openAccount(account.id, from: model)
    window.close()
  }

  private func make() {
    let tab = model.selectedTab.flatMap { !$0.identity.isInMemory && $0.status.shownAddress.isWeb ? $0 : nil }
    let shown = tab.flatMap { tab in
      accounts.accounts(at: tab.status.shownAddress, in: tab.identity.id).isEmpty ? tab : nil
    }
    let account = AccountShortcut(
      title: shown.map(\.title) ?? "", address: shown?.status.shownAddress ?? .blank,
      identity: shown?.identity.id ?? identities.standard.id)
    ask(account, "New Account", button: "Add") { [accounts] in _ = try? accounts.add($0) }
  }

  private func edit(_ account: AccountShortcut) {
    ask(account, "Change “\(PageText.line(account.name, limit: 60))”", button: "Save") { [accounts] in
      try? accounts.update($0)
    }
  }

  private func ask(
    _ account: AccountShortcut, _ heading: String, button: String,
    _ save: @escaping @MainActor (AccountShortcut) -> Void
  ) {
    Task { [window, services = model.services] in
      let form = AccountForm(account, services)
      if let answer = await form.ask(heading, button: button, above: window) { save(answer) }
    }
  }

  private func delete(_ account: AccountShortcut) {
    accounts.delete(account.id)
    tell("“\(PageText.line(account.name, limit: 40))” was deleted.", canUndo: true)
  }

  private func undo() {
    // Its button would take back another change.
    toast?.dismiss()
    toast = nil
    accounts.undo()
  }

  private func bring() async {
    let chooser = FileChooser(.open, title: "Import Accounts", parent: window, acceptLabel: "Import")
    guard let file = await chooser.choose()?.first.flatMap({ URL(string: $0) }), file.isFileURL else {
      return
    }
    do throws(StoreProblem) {
      let reading = try await accounts.importing(file)
      tell(reading.sentence, canUndo: reading.added > 0)
    } catch {
      tell("“\(PageText.line(file.lastPathComponent))” could not be imported (\(error.reason)).")
    }
  }

  private func save() async {
    let chooser = FileChooser(.save, title: "Export Accounts", parent: window, acceptLabel: "Export")
    chooser.setName("accounts.json")
    guard let file = await chooser.choose()?.first.flatMap({ URL(string: $0) }), file.isFileURL else {
      return
    }
    let name = PageText.line(file.lastPathComponent)
    do throws(StoreProblem) {
      let count = try await accounts.export(to: file)
      tell("\(count == 1 ? "1 account was" : "\(count) accounts were") exported to “\(name)”.")
    } catch {
      tell("The accounts could not be exported to “\(name)” (\(error.reason)).")
    }
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
