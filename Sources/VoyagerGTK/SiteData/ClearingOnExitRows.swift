import GTK
import VoyagerCore

/// What is cleared whenever the browser is left, for every identity or for one.
@MainActor
final class ClearingOnExitRows {
  let widget = Box(.vertical)

  private let settings: SettingsModel
  private let identities: IdentitiesModel
  private let person = ComboRow(title: "For")
  private let offered: [Identity]
  private var rows: [(data: ExitData, row: SettingSwitch)] = []
  private var observation: ObservationToken?

  init(_ services: BrowserServices) {
    settings = services.settings
    identities = services.identities
    offered = services.siteData.keepers
    person.setChoices(["Every Identity"] + offered.map(\.name))
    person.isVisible = offered.count > 1
    rows = ExitData.allCases.map { data in
      (data, SettingSwitch(data.name, data.sentence) { [weak self] isOn in self?.choose(data, isOn) })
    }
    widget.append(
      PreferencesGroup(
        title: "Clear Whenever You Leave Voyager", description: "Each time the last window is closed",
        [person] + rows.map(\.row.row)))
    person.onNotify("selected", self) { $0.show() }
    observation = observe(self) { $0.show() }
  }

  /// The identity that is meant, or `nil` for every one.
  private var chosen: Identity? {
    guard let place = person.selected, place > 0 else {
      return nil
    }
    return identities.identity(offered[place - 1].id)
  }

  private func show() {
    let everyone = settings.settings.clearsOnExit
    let identity = chosen
    for (data, row) in rows {
      let isDecided = identity != nil && everyone.contains(data)
      row.show(everyone.contains(data) || identity?.clearsOnExit.contains(data) == true)
      row.show(isDecided ? "Cleared for every identity" : data.sentence, isChangeable: !isDecided)
    }
  }

  private func choose(_ data: ExitData, _ isOn: Bool) {
    func changed(_ old: Set<ExitData>) -> Set<ExitData> { isOn ? old.union([data]) : old.subtracting([data]) }
    guard let identity = chosen else {
      settings.update { $0.clearsOnExit = changed($0.clearsOnExit) }
      return
    }
    // Showing what holds for everyone chooses nothing.
    if !settings.settings.clearsOnExit.contains(data) {
      try? identities.change(identity.id, clearsOnExit: changed(identity.clearsOnExit))
    }
  }
}
