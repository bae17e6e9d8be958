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
      style.sheet.load(StyleText.sheet(scale: settings.settings.interfaceScale))
    }
  }
}
