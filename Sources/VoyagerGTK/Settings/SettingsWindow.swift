import GTK
import VoyagerCore

/// The window in which a person changes the settings.
///
/// Each change holds at once, in every window.
@MainActor
final class SettingsWindow {
  private static let interfaceScales = [0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2]

  let window = PreferencesWindow()

  private let settings: SettingsModel
  private let problem = ActionRow(title: "")
  private let problemGroup: PreferencesGroup
  private let pageZoom: SettingChoice<Double>
  private let interfaceScale: SettingChoice<Double>
  private let hidesSingleTabBar: SettingSwitch
  private let opensNewTabsInFront: SettingSwitch
  private let search: SearchEngineRows
  private let downloads: DownloadFolderRow
  private var observation: ObservationToken?

  init(_ settings: SettingsModel, above parent: Window) {
    self.settings = settings
    pageZoom = SettingChoice(
      "Page Zoom", "For every page that has no zoom of its own", PageZoom.steps, name: Self.percent
    ) { [settings] zoom in settings.update { $0.pageZoom = zoom } }
    interfaceScale = SettingChoice(
      "Size of the Interface", "All that is around a page", Self.interfaceScales,
      name: Self.percent
    ) { [settings] scale in settings.update { $0.interfaceScale = scale } }
    hidesSingleTabBar = SettingSwitch("Hide the Tab Bar", "While a window has only one tab") {
      [settings] isOn in settings.update { $0.hidesSingleTabBar = isOn }
    }
    opensNewTabsInFront = SettingSwitch(
      "Show New Tabs at Once", "A link opened in a new tab comes to the front"
    ) { [settings] isOn in settings.update { $0.opensNewTabsInFront = isOn } }
    search = SearchEngineRows(settings)
    downloads = DownloadFolderRow(settings)
    problem.addPrefix(Image(icon: "dialog-warning-symbolic"))
    problemGroup = PreferencesGroup(title: "", [problem])
    prepareWindow(above: parent)
    observation = observe(self) { $0.update() }
  }

  private func prepareWindow(above parent: Window) {
    let page = PreferencesPage(title: "Settings", icon: "preferences-system-symbolic")
    page.add(problemGroup)
    page.add(PreferencesGroup(title: "Reading", [pageZoom.row, interfaceScale.row]))
    page.add(PreferencesGroup(title: "Tabs", [hidesSingleTabBar.row, opensNewTabsInFront.row]))
    page.add(PreferencesGroup(title: "Searching", search.rows))
    page.add(PreferencesGroup(title: "Downloads", [downloads.row]))
    window.add(page)
    window.title = "Settings"
    window.defaultSize = (640, 740)
    window.transientFor = parent
    window.destroysWithParent = true
    window.addStyleClass("voyager")
  }

  private func update() {
    problemGroup.isVisible = settings.problem != nil
    problem.title = settings.problem ?? ""
    let values = settings.settings
    pageZoom.show(values.pageZoom)
    interfaceScale.show(values.interfaceScale)
    hidesSingleTabBar.show(values.hidesSingleTabBar)
    opensNewTabsInFront.show(values.opensNewTabsInFront)
    search.show(values.searchEngine)
    downloads.show(values.downloadFolder)
  }

  private static func percent(_ value: Double) -> String { "\(Int((value * 100).rounded())) %" }
}
