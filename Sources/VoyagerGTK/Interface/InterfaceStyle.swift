import GTK
import VoyagerCore

/// How Voyager's own interface looks, at the size the person chose.
///
/// It changes style sheets only: the desktop's text resolution would reach the pages too.
@MainActor
final class InterfaceStyle {
  private let sheet = StyleSheet()
  private let settings: SettingsModel
  private var observation: ObservationToken?

  init(_ settings: SettingsModel) {
    self.settings = settings
    Display.current?.add(sheet)
    observation = observe(self) { $0.load() }
    StyleManager.current.onNotify("dark", self) { $0.load() }
  }

  private func load() {
    let settings = settings.settings
    StyleManager.current.colorScheme = Self.scheme(settings.appearance)
    sheet.load(StyleText.sheet(scale: settings.interfaceScale, isDark: StyleManager.current.isDark))
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
