/// Commands that take something from the page in front, or show it in another way.
@MainActor
struct PageToolCommands {
  unowned let window: BrowserWindowModel

  var all: [Command] { saving + pictures + encodings + [playing] }

  private var playing: Command {
    let window = window
    return Command(
      .playingTab, "Go to Tab That Plays Sound",
      isEnabled: { [unowned window] in window.services.nextPlayingTab(after: window.selectedTab) != nil }
    ) { [unowned window] in
      if let tab = window.services.nextPlayingTab(after: window.selectedTab) {
        window.services.bringToFront(tab, for: .link)
      }
    }
  }

  private var saving: [Command] {
    let window = window
    let engine = window.services.engine
    return [
      Command(.saveAsHTML, "Save as HTML…", isEnabled: { [unowned window] in Self.page(window) != nil }) {
        [unowned window] in
        if let tab = Self.page(window) {
          PageSaving(services: window.services, format: .html).save(tab)
        }
      },
      Command(
        .saveAsPDF, "Save as PDF…",
        isEnabled: { [unowned window] in engine.features.contains(.prints) && window.selectedTab != nil }
      ) { [unowned window] in
        if let tab = window.selectedTab {
          PageSaving(services: window.services, format: .pdf).save(tab)
        }
      },
      Command(
        .viewSource, "View Source", shortcuts: [Shortcut("u")],
        isEnabled: { [unowned window] in Self.page(window) != nil }
      ) { [unowned window] in
        if let tab = Self.page(window) {
          Task { [services = window.services] in await services.showSource(of: tab) }
        }
      },
    ]
  }

  private var pictures: [Command] {
    let window = window
    return [
      picture(.saveVisiblePicture, "Save Picture of What Is Seen", .visible, .file),
      picture(
        .savePagePicture, "Save Picture of Whole Page", .wholePage, .file,
        shortcuts: [Shortcut("s", [.control, .shift])]),
      picture(.copyVisiblePicture, "Copy Picture of What Is Seen", .visible, .clipboard),
      picture(.copyPagePicture, "Copy Picture of Whole Page", .wholePage, .clipboard),
      Command(
        .showPicture, "Show Last Picture in Folder",
        isEnabled: { [unowned window] in window.services.lastPicture != nil }
      ) { [unowned window] in
        Task { [services = window.services] in await services.showLastPicture() }
      },
    ]
  }

  private func picture(
    _ id: Command.ID, _ title: String, _ region: SnapshotRegion, _ goal: CaptureGoal,
    shortcuts: [Shortcut] = []
  ) -> Command {
    let window = window
    return Command(
      id, title, shortcuts: shortcuts, isEnabled: { [unowned window] in window.selectedTab?.surface != nil }
    ) { [unowned window] in
      if let tab = window.selectedTab {
        Task { [services = window.services] in
          await PageCapture(services: services).take(region, of: tab, to: goal)
        }
      }
    }
  }

  private var encodings: [Command] {
    ([nil] + TextEncoding.allCases).map { encoding in
      let window = window
      return Command(
        .textEncoding(encoding), encoding?.name ?? "As the Page Says",
        isEnabled: { [unowned window] in Self.page(window) != nil },
        isChecked: { [unowned window] in window.selectedTab?.textEncoding == encoding }
      ) { [unowned window] in window.selectedTab?.setTextEncoding(encoding) }
    }
  }

  /// The tab in front, if a page of the web or a file is in it.
  private static func page(_ window: BrowserWindowModel) -> TabModel? {
    window.selectedTab.flatMap {
      $0.surface != nil && !$0.showsInternalPage && $0.status.hasDocument ? $0 : nil
    }
  }
}
