import GTK
import VoyagerCore

/// The window in which a person changes the settings.
///
/// Each change holds at once, in every window.
@MainActor
final class SettingsWindow {
  let window = PreferencesWindow()

  private let settings: SettingsModel
  private let problem = ActionRow(title: "")
  private let problemGroup: PreferencesGroup
  private let sections: [[any SettingsSection]]
  private var observation: ObservationToken?

  /// - Parameter open: Opens another place above this window.
  init(
    _ settings: SettingsModel, above parent: Window,
    open: @escaping @MainActor (ShellPlace, Window) -> Void
  ) {
    self.settings = settings
    problem.addPrefix(Image(icon: "dialog-warning-symbolic"))
    problemGroup = PreferencesGroup(title: "", [problem])
    let openPlace: @MainActor (ShellPlace) -> Void = { [weak window] place in
      if let window {
        open(place, window)
      }
    }
    sections = [
      [
        SizeRows(settings), PlaceLinks("", Self.sizes, open: openPlace),
        TabRows(settings), SleepRows(settings), SearchEngineRows(settings),
        SearchEngineList(settings), DownloadFolderRow(settings, above: window),
        PlaceLinks("Keyboard", Self.keyboard, open: openPlace),
        PlaceLinks("Other Browsers", Self.otherBrowsers, open: openPlace),
      ],
      [FontSizeRows(settings), FontRows(settings, above: window), LanguageRows(settings)],
      [PrivacyRows(settings), PlaceLinks("Sites", Self.sitePlaces, open: openPlace)],
      [PlaceLinks("People", Self.people, open: openPlace), FamilyRows(settings)],
    ]
    prepareWindow(above: parent)
    observation = observe(self) { $0.update() }
  }

  private func prepareWindow(above parent: Window) {
    let pages = zip(Self.pages, sections).map { content, sections in
      let page = PreferencesPage(title: content.title, icon: content.icon)
      if content.title == Self.pages[0].title {
        page.add(problemGroup)
      }
      sections.map(\.group).forEach(page.add)
      return page
    }
    pages.forEach(window.add)
    window.title = "Settings"
    window.defaultSize = (640, 740)
    window.transientFor = parent
    window.destroysWithParent = true
    window.addStyleClass("voyager")
  }

  private static let pages = [
    (title: "General", icon: "preferences-system-symbolic"),
    (title: "Pages", icon: "preferences-desktop-font-symbolic"),
    (title: "Privacy", icon: "channel-secure-symbolic"),
    (title: "Family", icon: "system-users-symbolic"),
  ]

  private static let sizes: [(title: String, sentence: String, place: ShellPlace)] = [
    ("Sizes of Sites", "Those that you made larger or smaller", .siteZooms)
  ]

  private static let sitePlaces: [(title: String, sentence: String, place: ShellPlace)] = [
    ("Permissions", "What you allowed sites, or refused them", .permissions),
    ("Site Data", "What sites keep on this computer, and what is cleared on leaving", .siteData),
  ]

  private static let keyboard: [(title: String, sentence: String, place: ShellPlace)] = [
    ("Keyboard Shortcuts", "The keys of all commands, to look up and to change", .shortcuts)
  ]

  private static let otherBrowsers: [(title: String, sentence: String, place: ShellPlace)] = [
    ("Import from Another Browser", "Bring bookmarks and history over", .importing),
    ("Export Bookmarks", "Save them in a file that every browser reads", .bookmarksExport),
  ]

  private static let people: [(title: String, sentence: String, place: ShellPlace)] = [
    ("Identities", "Who you are on the web: make, change and delete them", .identities)
  ]

  private func update() {
    problemGroup.isVisible = settings.problem != nil
    problem.title = settings.problem ?? ""
    let values = settings.settings
    sections.joined().forEach { $0.show(values) }
  }
}
