import GTK
import VoyagerCore

/// The window in which a person looks keys up, and gives commands others.
@MainActor
final class ShortcutsWindow {
  let window = Window()

  private let editor: ShortcutEditor
  private let search = SearchEntry()
  private let words = Label()
  private let resetAll = Button(label: "Use the Usual Keys for Everything…")
  private let groups: [(title: String, view: PreferencesGroup)]
  private let rows: [Command.ID: ShortcutRow]
  private var observation: ObservationToken?

  init(_ model: BrowserWindowModel, above parent: Window) {
    editor = ShortcutEditor(model)
    let all = editor.groups(matching: "")
    let rows = Dictionary(
      uniqueKeysWithValues: all.flatMap(\.commands).map { [editor] in ($0.id, ShortcutRow($0, editor)) })
    groups = all.map { group in
      (group.title, PreferencesGroup(title: group.title, group.commands.compactMap { rows[$0.id]?.row }))
    }
    self.rows = rows
    prepare(above: parent)
    for row in rows.values {
      row.change = { [weak self] command in self?.change(command) }
    }
    observation = observe(self) { $0.update() }
  }

  private func prepare(above parent: Window) {
    search.placeholder = "Search commands and keys"
    search.setAccessibleLabel("Search commands and keys")
    search.on("search-changed", self) { (window: ShortcutsWindow) in window.update() }
    search.on("stop-search", self) { (window: ShortcutsWindow) in window.goBack() }
    words.wraps = true
    words.addStyleClass("dim-label")
    resetAll.horizontalAlign = .center
    resetAll.addStyleClass("pill")
    resetAll.onClicked(self) { window in Task { await window.askAndReset() } }
    let content = Box(.vertical, spacing: 24, [search, words] + groups.map(\.view) + [resetAll])
    window.title = "Keyboard Shortcuts"
    window.defaultSize = (640, 720)
    window.child = ScrolledColumn.make(content, width: 640)
    window.transientFor = parent
    window.destroysWithParent = true
    window.addStyleClass("voyager")
    window.closeOnEscape()
  }

  /// Escape empties the search before it closes the window.
  private func goBack() {
    if search.text.isEmpty {
      window.close()
    } else {
      search.text = ""
    }
  }

  private func update() {
    let found = editor.groups(matching: search.text)
    let ids = Set(found.flatMap(\.commands).map(\.id))
    for (id, row) in rows {
      row.update()
      row.row.isVisible = ids.contains(id)
    }
    for (title, view) in groups {
      view.isVisible = found.contains { $0.title == title }
    }
    words.text = editor.problem ?? (found.isEmpty ? "No command has these words or keys." : "")
    words.isVisible = !words.text.isEmpty
    resetAll.isVisible = editor.hasChanges && !found.isEmpty
  }

  private func change(_ command: Command) {
    Task { await ShortcutRecorder(command, editor).ask(above: window) }
  }

  private func askAndReset() async {
    let dialog = MessageDialog(
      heading: "Use the usual keys for everything?", body: "The keys that you chose are forgotten.",
      parent: window)
    dialog.addResponse("cancel", "Keep Mine")
    dialog.addResponse("reset", "Forget My Keys", .destructive)
    dialog.defaultResponse = "cancel"
    dialog.closeResponse = "cancel"
    if await dialog.ask() == "reset" {
      editor.resetAll()
    }
  }
}
