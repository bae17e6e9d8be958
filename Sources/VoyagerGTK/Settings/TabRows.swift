import GTK
import VoyagerCore

/// The rows for windows and tabs.
@MainActor
final class TabRows: SettingsSection {
  let group: PreferencesGroup

  private let startContent: SettingChoice<StartContent>
  private let startPage: SettingText<WebAddress?>
  private let newTab: SettingChoice<NewTabContent>
  private let showsMostVisited: SettingSwitch
  private let showsThumbnails: SettingSwitch
  private let hidesSingleTabBar: SettingSwitch
  private let opensNewTabsInFront: SettingSwitch
  private let showsBookmarksBar: SettingSwitch

  init(_ settings: SettingsModel) {
    startContent = SettingChoice(
      "At the Start", "What Voyager opens", StartContent.allCases, name: Self.words
    ) { content in settings.update { $0.startContent = content } }
    startPage = SettingText(address: "Start Page") { address in
      settings.update { $0.startPage = address }
    }
    newTab = SettingChoice("New Tab", "What a new tab shows", NewTabContent.allCases, name: Self.name) {
      content in
      settings.update { $0.newTab = content }
    }
    showsMostVisited = SettingSwitch(
      "Most Visited Sites", "Voyager's page shows them beside your shortcuts"
    ) { isOn in settings.update { $0.showsMostVisited = isOn } }
    showsThumbnails = SettingSwitch(
      "Pictures of Pages", "Voyager's page shows how they looked; they stay on this computer"
    ) { isOn in settings.update { $0.showsThumbnails = isOn } }
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
        startContent.row, startPage.row, newTab.row, showsMostVisited.row, showsThumbnails.row,
        hidesSingleTabBar.row, opensNewTabsInFront.row, showsBookmarksBar.row,
      ])
  }

  func show(_ values: VoyagerSettings) {
    startContent.show(values.startContent)
    startPage.show(values.startPage)
    newTab.show(values.newTab)
    showsMostVisited.show(values.showsMostVisited)
    showsThumbnails.show(values.showsThumbnails)
    hidesSingleTabBar.show(values.hidesSingleTabBar)
    opensNewTabsInFront.show(values.opensNewTabsInFront)
    showsBookmarksBar.show(values.showsBookmarksBar)
  }

  private static func words(_ content: StartContent) -> String {
    switch content {
    case .lastSession: "The Last Tabs"
    case .newWindow: "A New Window"
    }
  }

  private static func name(_ content: NewTabContent) -> String {
    switch content {
    case .startPage: "Voyager's Page"
    case .blank: "Nothing"
    case .windowsPage: "Your Start Page"
    }
  }
}
