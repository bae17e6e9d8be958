import GTK
import VoyagerCore

/// The rows for windows and tabs.
@MainActor
final class TabRows: SettingsSection {
  let group: PreferencesGroup

  private let startPage: SettingText<WebAddress?>
  private let hidesSingleTabBar: SettingSwitch
  private let opensNewTabsInFront: SettingSwitch

  init(_ settings: SettingsModel) {
    startPage = SettingText(address: "Start Page") { address in
      settings.update { $0.startPage = address }
    }
    hidesSingleTabBar = SettingSwitch("Hide the Tab Bar", "While a window has only one tab") { isOn in
      settings.update { $0.hidesSingleTabBar = isOn }
    }
    opensNewTabsInFront = SettingSwitch(
      "Show New Tabs at Once", "A link opened in a new tab comes to the front"
    ) { isOn in settings.update { $0.opensNewTabsInFront = isOn } }
    group = PreferencesGroup(
      title: "Windows and Tabs", description: "Without a start page, a new window shows Voyager's own.",
      [startPage.row, hidesSingleTabBar.row, opensNewTabsInFront.row])
  }

  func show(_ values: VoyagerSettings) {
    startPage.show(values.startPage)
    hidesSingleTabBar.show(values.hidesSingleTabBar)
    opensNewTabsInFront.show(values.opensNewTabsInFront)
  }
}
