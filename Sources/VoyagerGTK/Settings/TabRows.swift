import GTK
import VoyagerCore

/// The rows for windows and tabs.
@MainActor
final class TabRows: SettingsSection {
  let group: PreferencesGroup

  private let startContent: SettingChoice<StartContent>
  private let startPage: SettingText<WebAddress?>
  private let hidesSingleTabBar: SettingSwitch
  private let opensNewTabsInFront: SettingSwitch
  private let showsBookmarksBar: SettingSwitch

  init(_ settings: SettingsModel) {
    startContent = SettingChoice(
      "At the Start", "What is open when Voyager begins", StartContent.allCases, name: Self.words
    ) { content in settings.update { $0.startContent = content } }
    startPage = SettingText(address: "Start Page") { address in
      settings.update { $0.startPage = address }
    }
    hidesSingleTabBar = SettingSwitch("Hide the Tab Bar", "While a window has only one tab") { isOn in
      settings.update { $0.hidesSingleTabBar = isOn }
    }
    opensNewTabsInFront = SettingSwitch(
      "Show New Tabs at Once", "A link opened in a new tab comes to the front"
    ) { isOn in settings.update { $0.opensNewTabsInFront = isOn } }
    showsBookmarksBar = SettingSwitch("Bookmarks Bar", "Below the tabs, in wide windows") { isOn in
      settings.update { $0.showsBookmarksBar = isOn }
    }
    group = PreferencesGroup(
      title: "Windows and Tabs", description: "Without a start page, a new window shows Voyager's own.",
      [
        startContent.row, startPage.row, hidesSingleTabBar.row, opensNewTabsInFront.row,
        showsBookmarksBar.row,
      ])
  }

  func show(_ values: VoyagerSettings) {
    startContent.show(values.startContent)
    startPage.show(values.startPage)
    hidesSingleTabBar.show(values.hidesSingleTabBar)
    opensNewTabsInFront.show(values.opensNewTabsInFront)
    showsBookmarksBar.show(values.showsBookmarksBar)
  }

  private static func words(_ content: StartContent) -> String {
    switch content {
    case .lastSession: "Windows and Tabs of the Last Time"
    case .newWindow: "A New Window"
    }
  }
}
