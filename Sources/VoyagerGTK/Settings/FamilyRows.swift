import GTK
import VoyagerCore

/// The rows for the family's own services.
@MainActor
final class FamilyRows: SettingsSection {
  let group: PreferencesGroup

  private let catalog: SettingText<WebAddress?>
  private let pippa: SettingText<WebAddress?>

  init(_ settings: SettingsModel) {
    catalog = SettingText(address: "Address of the Family's Places") { address in
      settings.update { $0.familyCatalog = address }
    }
    pippa = SettingText(address: "Address of Pippa") { address in
      settings.update { $0.pippa = address }
    }
    group = PreferencesGroup(
      title: "Family", description: "This version keeps the addresses and does not use them yet.",
      [catalog.row, pippa.row])
  }

  func show(_ values: VoyagerSettings) {
    catalog.show(values.familyCatalog)
    pippa.show(values.pippa)
  }
}
