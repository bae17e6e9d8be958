import GTK
import VoyagerCore

/// The rows for the size of the text in pages.
@MainActor
final class FontSizeRows: SettingsSection {
  private static let sizes = [10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 24, 28, 32]

  let group: PreferencesGroup

  private let size: SettingChoice<Int>
  private let monospaceSize: SettingChoice<Int>
  private let minimumSize: SettingChoice<Int>

  init(_ settings: SettingsModel) {
    size = SettingChoice("Size of Text", "Before the page's zoom", Self.sizes, name: Self.words) { size in
      settings.update { $0.pages.fonts.size = size }
    }
    monospaceSize = SettingChoice(
      "Size of Fixed-Width Text", "Before the page's zoom", Self.sizes, name: Self.words
    ) { size in settings.update { $0.pages.fonts.monospaceSize = size } }
    minimumSize = SettingChoice(
      "Smallest Text", "Also where a page wants it smaller", [0] + Array(6...18) + [20, 22, 24],
      name: Self.words
    ) { size in settings.update { $0.pages.fonts.minimumSize = size } }
    group = PreferencesGroup(title: "Size of Text", [minimumSize.row, size.row, monospaceSize.row])
  }

  func show(_ values: VoyagerSettings) {
    size.show(values.pages.fonts.size)
    monospaceSize.show(values.pages.fonts.monospaceSize)
    minimumSize.show(values.pages.fonts.minimumSize)
  }

  private static func words(_ size: Int) -> String { size == 0 ? "Any" : "\(size) px" }
}
