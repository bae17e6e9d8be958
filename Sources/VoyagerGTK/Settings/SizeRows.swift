import GTK
import VoyagerCore

/// The rows for how large and how bright everything is.
@MainActor
final class SizeRows: SettingsSection {
  private static let interfaceScales = [0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2]

  let group: PreferencesGroup

  private let pageZoom: SettingChoice<Double>
  private let interfaceScale: SettingChoice<Double>
  private let appearance: SettingChoice<Appearance>
  private let drawing: SettingChoice<PageDrawing>

  init(_ settings: SettingsModel) {
    pageZoom = SettingChoice(
      "Page Zoom", "For every page that has no zoom of its own", PageZoom.steps, name: Self.percent
    ) { zoom in settings.update { $0.pageZoom = zoom } }
    interfaceScale = SettingChoice(
      "Size of the Interface", "All that is around a page", Self.interfaceScales, name: Self.percent
    ) { scale in settings.update { $0.interfaceScale = scale } }
    appearance = SettingChoice(
      "Light or Dark", "Pages that can, too", Appearance.allCases, name: Self.words
    ) { appearance in settings.update { $0.appearance = appearance } }
    drawing = SettingChoice(
      "Drawing of Pages", "Without a graphics processor, software takes a third of the memory",
      PageDrawing.allCases, name: Self.words
    ) { drawing in settings.update { $0.pages.drawing = drawing } }
    group = PreferencesGroup(
      title: "Reading", [pageZoom.row, interfaceScale.row, appearance.row, drawing.row])
  }

  func show(_ values: VoyagerSettings) {
    pageZoom.show(values.pageZoom)
    interfaceScale.show(values.interfaceScale)
    appearance.show(values.appearance)
    drawing.show(values.pages.drawing)
  }

  private static func percent(_ value: Double) -> String { "\(Int((value * 100).rounded())) %" }

  private static func words(_ drawing: PageDrawing) -> String {
    switch drawing {
    case .automatic: "As the machine can"
    case .hardware: "By the graphics processor"
    case .software: "In software"
    }
  }

  private static func words(_ appearance: Appearance) -> String {
    switch appearance {
    case .system: "As the desktop"
    case .light: "Always light"
    case .dark: "Always dark"
    }
  }
}
