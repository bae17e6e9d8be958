import GTK
import VoyagerCore

/// The searches that a person can ask by a keyword, and the form that changes and adds them.
@MainActor
final class SearchEngineList: SettingsSection {
  let group = PreferencesGroup(
    title: "Searches by Keyword",
    description: "A keyword before or behind the words asks that site: “!w tram”", [])

  private let settings: SettingsModel
  private let name = EntryRow(title: "Name")
  private let address = EntryRow(title: "Address, %s for the words")
  private let keyword = EntryRow(title: "Keyword")
  private let save = Button(label: "Add Search")
  private let form = ActionRow(title: "")
  private var shown: [SearchEngine] = []
  private var standing: SearchEngine?
  private var rows: [ActionRow] = []

  init(_ settings: SettingsModel) {
    self.settings = settings
    save.verticalAlign = .center
    form.addSuffix(save)
    form.isFocusable = false
    name.setAccessibleLabel("Name of the search")
    address.setAccessibleLabel("Address of the search")
    keyword.setAccessibleLabel("Keyword of the search")
    for row in [name, address, keyword] {
      group.add(row)
      row.onChanged(self) { $0.check() }
    }
    group.add(form)
    save.onClicked(self) { $0.add() }
    check()
  }

  func show(_ values: VoyagerSettings) {
    guard values.searchEngines != shown || values.searchEngine != standing else {
      return
    }
    shown = values.searchEngines
    standing = values.searchEngine
    rows.forEach(group.remove)
    [name, address, keyword].forEach(group.remove)
    group.remove(form)
    rows = shown.map(row)
    (rows + [name, address, keyword, form] as [ListRow]).forEach(group.add)
  }

  private func row(_ engine: SearchEngine) -> ActionRow {
    let words = [engine.keyword, Address(engine.template).siteName].compactMap(\.self)
    let row = ActionRow(title: engine.name, subtitle: words.joined(separator: " · "))
    row.setAccessibleDescription(words.joined(separator: ", "))
    let change = Button(icon: "document-edit-symbolic", name: "Change \(engine.name)")
    change.connect("clicked") { [weak self] in self?.fill(engine) }
    let buttons = engine.template == standing?.template ? [change] : [change, remover(of: engine)]
    for button in buttons {
      button.hasFrame = false
      button.verticalAlign = .center
      row.addSuffix(button)
    }
    row.isFocusable = false
    return row
  }

  private func remover(of engine: SearchEngine) -> Button {
    let button = Button(icon: "user-trash-symbolic", name: "Remove \(engine.name)")
    button.connect("clicked") { [settings] in settings.update { $0.remove(engine) } }
    return button
  }

  private func fill(_ engine: SearchEngine) {
    name.text = engine.name
    address.text = engine.template
    keyword.text = engine.keyword ?? ""
    name.grabFocus()
  }

  private func check() {
    let isKnown = shown.contains { $0.name == name.text }
    save.label = isKnown ? "Save Search" : "Add Search"
    let isAddress = SearchEngine(template: address.text) != nil
    address.setStyleClass("error", !address.text.isEmpty && !isAddress)
    save.isSensitive = isAddress
  }

  private func add() {
    guard var engine = SearchEngine(template: address.text) else {
      return
    }
    if !name.text.allSatisfy(\.isWhitespace) { engine.name = name.text }
    engine.keyword = SearchEngine.keyword(keyword.text)
    engine.suggestions = shown.first { $0.template == engine.template }?.suggestions
    settings.update { $0.add(engine) }
    for row in [name, address, keyword] { row.text = "" }
  }
}
