import GTK
import VoyagerCore

/// The rows for what sites and networks may learn.
@MainActor
final class PrivacyRows: SettingsSection {
  let group: PreferencesGroup

  private let httpsFirst: SettingSwitch
  private let preventsTracking: SettingSwitch
  private let allowsThirdPartyCookies: SettingSwitch
  private let keepsHistory: SettingChoice<HistoryLifetime>

  init(_ settings: SettingsModel) {
    httpsFirst = SettingSwitch(
      "Secure Connections First", "Tries each site securely, and says so when that isn't possible"
    ) { isOn in settings.update { $0.httpsFirst = isOn } }
    preventsTracking = SettingSwitch(
      "Prevent Tracking", "Sites that follow you from site to site lose what they keep here"
    ) { isOn in settings.update { $0.pages.preventsTracking = isOn } }
    allowsThirdPartyCookies = SettingSwitch(
      "Cookies of Other Sites",
      "Lets a site inside another site's page keep cookies, unless tracking is prevented"
    ) { isOn in settings.update { $0.pages.allowsThirdPartyCookies = isOn } }
    keepsHistory = SettingChoice(
      "Keep History", "Older visits are deleted", HistoryLifetime.allCases, name: Self.name
    ) { lifetime in settings.update { $0.keepsHistory = lifetime } }
    group = PreferencesGroup(
      title: "Privacy", [httpsFirst.row, preventsTracking.row, allowsThirdPartyCookies.row, keepsHistory.row])
  }

  func show(_ values: VoyagerSettings) {
    httpsFirst.show(values.httpsFirst)
    preventsTracking.show(values.pages.preventsTracking)
    allowsThirdPartyCookies.show(values.pages.allowsThirdPartyCookies)
    keepsHistory.show(values.keepsHistory)
  }

  private static func name(_ lifetime: HistoryLifetime) -> String {
    switch lifetime {
    case .month: "1 Month"
    case .threeMonths: "3 Months"
    case .sixMonths: "6 Months"
    case .year: "1 Year"
    case .forever: "Forever"
    }
  }
}
