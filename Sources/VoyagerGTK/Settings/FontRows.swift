import GTK
import VoyagerCore

/// The rows for the fonts of pages.
@MainActor
final class FontRows: SettingsSection {
  private typealias Family = WritableKeyPath<PageFonts, String?>

  let group: PreferencesGroup

  private let families: [(family: Family, pick: SettingPick)]

  init(_ settings: SettingsModel, above window: Window) {
    let titles: [(String, Family)] = [
      ("Usual Font", \.standard), ("Serif Font", \.serif),
      ("Sans-Serif Font", \.sansSerif), ("Fixed-Width Font", \.monospace),
    ]
    families = titles.map { title, family in
      let pick = SettingPick(title, otherwise: "The desktop's own") { [weak window] in
        await Self.ask(title, family, settings, above: window)
      } forget: {
        settings.update { $0.pages.fonts[keyPath: family] = nil }
      }
      return (family, pick)
    }
    group = PreferencesGroup(
      title: "Fonts", description: "For pages that don't choose their own", families.map(\.pick.row))
  }

  func show(_ values: VoyagerSettings) {
    for (family, pick) in families {
      pick.show(values.pages.fonts[keyPath: family])
    }
  }

  private static func ask(
    _ title: String, _ family: Family, _ settings: SettingsModel, above window: Window?
  ) async {
    let chooser = FontChooser(title: title, parent: window)
    chooser.family = settings.settings.pages.fonts[keyPath: family]
    if let chosen = await chooser.choose() {
      settings.update { $0.pages.fonts[keyPath: family] = chosen }
    }
  }
}
