import GTK
import VoyagerCore

/// The rows that choose where words in the address field are searched.
@MainActor
final class SearchEngineRows: SettingsSection {
  let group: PreferencesGroup

  private let settings: SettingsModel
  private let choice: SettingChoice<SearchEngine>
  private let proposes: SettingSwitch
  private let own = EntryRow(title: "Another address, %s for the words")

  init(_ settings: SettingsModel) {
    self.settings = settings
    choice = SettingChoice(
      "Search Engine", "For words you type",
      settings.settings.searchEngines, name: \.name
    ) { [settings] engine in settings.update { $0.searchEngine = engine } }
    proposes = SettingSwitch(
      "Suggested Searches",
      "Tells the search engine words while you type them; never addresses, and nothing in private windows"
    ) { [settings] isOn in settings.update { $0.suggestsSearches = isOn } }
    group = PreferencesGroup(title: "Searching", [choice.row, own, proposes.row])
    own.showsApplyButton = true
    own.setAccessibleLabel("Address of another search engine")
    own.onChanged(self) { $0.mark() }
    own.on("apply", self) { (rows: SearchEngineRows) in rows.apply() }
  }

  func show(_ values: VoyagerSettings) {
    let engine = values.searchEngine
    proposes.show(values.suggestsSearches)
    let engines = values.searchEngines
    choice.offerOnly(engines.contains(engine) ? engines : engines + [engine])
    choice.show(engine)
    if !own.containsFocus {
      own.text = values.searchEngines.contains(engine) ? "" : engine.template
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
