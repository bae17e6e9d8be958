import GTK
import VoyagerCore

/// How Voyager's own interface looks, at the size the person chose.
///
/// It changes style sheets only: the desktop's text resolution would reach the pages too.
@MainActor
final class InterfaceStyle {
  private let sheet = StyleSheet()
  private var observation: ObservationToken?

  init(_ settings: SettingsModel) {
    Display.current?.add(sheet)
    observation = observe(self) { [settings] style in
      let settings = settings.settings
      style.sheet.load(StyleText.sheet(scale: settings.interfaceScale))
      StyleManager.current.colorScheme = Self.scheme(settings.appearance)
    }
  }

  /// The engine's pages follow the application's own scheme.
  private static func scheme(_ appearance: Appearance) -> ColorScheme {
    switch appearance {
    case .system: .automatic
    case .light: .forceLight
    case .dark: .forceDark
    }
  }
}
