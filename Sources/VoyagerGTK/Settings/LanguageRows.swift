import GTK
import VoyagerCore

/// The rows for the person's languages.
@MainActor
final class LanguageRows: SettingsSection {
  let group: PreferencesGroup

  private let languages: SettingText<[LanguageTag]>
  private let spelling: SettingSwitch
  private let spellingLanguages: SettingText<[LanguageTag]>

  init(_ settings: SettingsModel) {
    languages = SettingText(
      "Languages, such as de, en-GB", mistake: "A language is written like de or en-GB", read: Self.tags,
      write: { $0.map(\.text).joined(separator: ", ") }
    ) { tags in settings.update { $0.pages.languages = tags } }
    spelling = SettingSwitch("Check Spelling", "Marks words that the dictionaries lack") {
      isOn in settings.update { $0.pages.checksSpelling = isOn }
    }
    spellingLanguages = SettingText(
      "Languages for Spelling; empty: those above", mistake: "A language is written like de or en-GB",
      read: Self.tags, write: { $0.map(\.text).joined(separator: ", ") }
    ) { tags in settings.update { $0.pages.spellingLanguages = tags } }
    group = PreferencesGroup(
      title: "Languages",
      description: "Sites that have several show the first one they know. Empty: the desktop's.",
      [languages.row, spelling.row, spellingLanguages.row])
  }

  func show(_ values: VoyagerSettings) {
    languages.show(values.pages.languages)
    spellingLanguages.show(values.pages.spellingLanguages)
    spelling.show(values.pages.checksSpelling)
  }

  private static func tags(_ text: String) -> [LanguageTag]? {
    let words = text.split { $0 == "," || $0.isWhitespace }
    let tags = words.compactMap { LanguageTag(String($0)) }
    return tags.count == words.count ? tags : nil
  }
}
