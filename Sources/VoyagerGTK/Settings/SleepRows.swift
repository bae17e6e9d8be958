import GTK
import VoyagerCore

/// The rows for tabs that go to sleep.
@MainActor
final class SleepRows: SettingsSection {
  let group: PreferencesGroup

  private let sleepAfter: SettingChoice<SleepDelay>
  private let letsPinnedTabsSleep: SettingSwitch
  private let neverSleeps: SettingText<[SitePattern]>

  init(_ settings: SettingsModel) {
    sleepAfter = SettingChoice(
      "Put Tabs to Sleep", "When you have not looked at them for", SleepDelay.allCases, name: Self.name
    ) { delay in settings.update { $0.sleepAfter = delay } }
    letsPinnedTabsSleep = SettingSwitch("Pinned Tabs Too", "Otherwise they stay awake") { isOn in
      settings.update { $0.letsPinnedTabsSleep = isOn }
    }
    neverSleeps = SettingText(
      "Sites That Stay Awake, such as mail.example",
      mistake: "A site is written like mail.example or *.example.org",
      read: Self.sites, write: { $0.map(\.text).joined(separator: ", ") }
    ) { sites in settings.update { $0.neverSleeps = sites } }
    group = PreferencesGroup(
      title: "Sleeping Tabs",
      description: "A tab that sleeps needs no memory. It is back where you were when you look at it.",
      [sleepAfter.row, letsPinnedTabsSleep.row, neverSleeps.row])
  }

  func show(_ values: VoyagerSettings) {
    sleepAfter.show(values.sleepAfter)
    letsPinnedTabsSleep.show(values.letsPinnedTabsSleep)
    neverSleeps.show(values.neverSleeps)
  }

  private static func sites(_ text: String) -> [SitePattern]? {
    let words = text.split { $0 == "," || $0.isWhitespace }
    let sites = words.compactMap { SitePattern(String($0)) }
    return sites.count == words.count ? sites : nil
  }

  private static func name(_ delay: SleepDelay) -> String {
    switch delay {
    case .tenMinutes: "10 Minutes"
    case .thirtyMinutes: "30 Minutes"
    case .oneHour: "1 Hour"
    case .twoHours: "2 Hours"
    case .eightHours: "8 Hours"
    case .whenMemoryIsShort: "If Memory Is Short"
    case .never: "Never"
    }
  }
}
