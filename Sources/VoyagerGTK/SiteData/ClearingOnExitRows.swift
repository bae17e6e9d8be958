import GTK
import VoyagerCore

/// What is cleared whenever the browser is left.
@MainActor
final class ClearingOnExitRows {
  let widget: PreferencesGroup

  private let settings: SettingsModel
  private let rows: [(kind: SiteDataKind, row: SettingSwitch)]
  private var observation: ObservationToken?

  init(_ settings: SettingsModel) {
    self.settings = settings
    rows = SiteDataKind.allCases.map { kind in
      let row = SettingSwitch(kind.name, kind.sentence) { [settings] isOn in
        settings.update { settings in
          if isOn {
            settings.clearsOnExit.insert(kind)
          } else {
            settings.clearsOnExit.remove(kind)
          }
        }
      }
      return (kind, row)
    }
    widget = PreferencesGroup(title: "Clear Whenever You Leave Voyager", rows.map(\.row.row))
    widget.setDescription("For every identity, each time the last window is closed")
    observation = observe(self) { group in
      let chosen = group.settings.settings.clearsOnExit
      group.rows.forEach { $0.row.show(chosen.contains($0.kind)) }
    }
  }
}
