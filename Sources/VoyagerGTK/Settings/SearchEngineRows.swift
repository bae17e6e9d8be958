import GTK
import VoyagerCore

/// The rows that choose where words in the address field are searched.
@MainActor
final class SearchEngineRows {
  var rows: [ListRow] { [choice.row, own] }

  private let settings: SettingsModel
  private let choice: SettingChoice<SearchEngine>
  private let own = EntryRow(title: "Another address, %s for the words")

  init(_ settings: SettingsModel) {
    self.settings = settings
    choice = SettingChoice(
      "Search Engine", "For words in the address field",
      SearchEngine.wellKnown, name: \.name
    ) { [settings] engine in settings.update { $0.searchEngine = engine } }
    own.showsApplyButton = true
    own.setAccessibleLabel("Address of another search engine")
    own.onChanged(self) { $0.mark() }
    own.on("apply", self) { (rows: SearchEngineRows) in rows.apply() }
  }

  func show(_ engine: SearchEngine) {
    choice.show(engine)
    if !own.containsFocus {
      own.text = SearchEngine.wellKnown.contains(engine) ? "" : engine.template
    }
  }

  private func mark() {
    own.setStyleClass("error", !own.text.isEmpty && SearchEngine(template: own.text) == nil)
  }

  private func apply() {
    if let engine = SearchEngine(template: own.text) {
      settings.update { $0.searchEngine = engine }
    }
  }
}
