/// Commands that take something from the page in front, or show it in another way.
@MainActor
struct PageToolCommands {
  unowned let window: BrowserWindowModel

  var all: [Command] { [reading] + saving + pictures + parts + encodings + sounds + [style] }

  private var reading: Command {
    let window = window
    return Command(
      .readerView, "Reader View", shortcuts: [Shortcut("r", [.control, .alt]), Shortcut(.function(9))],
      isEnabled: { [unowned window] in window.selectedTab?.canRead == true },
      isChecked: { [unowned window] in window.selectedTab?.showsArticle == true }
    ) { [unowned window] in
      if let tab = window.selectedTab {
        Task { [services = window.services] in await services.toggleReader(in: tab) }
      }
    }
  }

  private var sounds: [Command] {
    let window = window
    return [
      Command(
        .playingTab, "Go to Tab That Plays Sound",
        isEnabled: { [unowned window] in window.services.sounds(besides: window.selectedTab) }
      ) { [unowned window] in
        if let tab = window.services.nextPlayingTab(after: window.selectedTab) {
          window.services.bringToFront(tab, for: .link)
        }
      },
      Command(
        .sounds, "What Plays Sound", shortcuts: [Shortcut("m", [.control, .alt])],
        isEnabled: { [unowned window] in window.services.sounds(besides: nil) }
      ) { [unowned window] in window.shell?.open(.sounds) },
    ]
  }

  private var style: Command {
    let window = window
    return Command(
      .siteStyle, "Style of This Site…", shortcuts: [Shortcut("c", [.control, .alt])],
      isEnabled: { [unowned window] in
        window.selectedTab.map { SiteStyle.site(of: $0.status.shownAddress) != nil } ?? false
      }
    ) { [unowned window] in window.shell?.open(.siteStyle) }
  }

  private var parts: [Command] {
    [
      part(.savePartPicture, "Save Picture of a Part…", .file, shortcuts: [Shortcut("s", [.control, .alt])]),
      part(.copyPartPicture, "Copy Picture of a Part…", .clipboard),
    ]
  }

  private func part(
    _ id: Command.ID, _ title: String, _ goal: CaptureGoal, shortcuts: [Shortcut] = []
  ) -> Command {
    let window = window
    return Command(
      id, title, shortcuts: shortcuts, isEnabled: { [unowned window] in window.selectedTab?.surface != nil }
    ) { [unowned window] in
      if let tab = window.selectedTab {
        Task { [services = window.services] in
          await PageCapture(services: services).takePart(of: tab, to: goal)
        }
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
