import GTK
import VoyagerCore

/// One window on the screen.
///
/// The application's list keeps it until the parent closes it.
@MainActor
final class BrowserWindowController {
  let model: BrowserWindowModel
  let window: ApplicationWindow
  let strip: TabStrip
  let content: WindowContent
  let questions: Questions
  let work: BookmarkWork

  /// The list of keys, while its window may be open.
  var shortcuts: ShortcutsWindow?
  /// What was seen, while its window may be open.
  var history: HistoryWindow?
  /// What is kept, while its window may be open.
  var bookmarks: BookmarksWindow?
  /// What is brought over from another browser, while its window may be open.
  var importing: ImportWindow?
  /// The account shortcuts, while their window may be open.
  var accounts: AccountsWindow?
  /// The saved passwords, while their window may be open.
  var passwords: PasswordsWindow?
  /// The list of identities, while it may be open.
  var identities: IdentitiesWindow?
  /// What sites keep, while its window may be open.
  var siteData: SiteDataWindow?
  var siteStyle: SiteStyleWindow?
  var siteZooms: SiteZoomsWindow?
  /// What sites may do, while its window may be open.
  var permissions: PermissionsWindow?
  /// The settings, while their window may be open.
  var settings: SettingsWindow?

  private let application: VoyagerApplication
  private let actions: CommandActions
  private var keys: CommandKeys?
  private var clicks: HistoryClicks?
  private var observations: [ObservationToken] = []

  init(_ model: BrowserWindowModel, in application: VoyagerApplication) {
    self.model = model
    self.application = application
    let pages = application.pages
    window = ApplicationWindow(application.application)
    strip = TabStrip(model, pages: pages) { [weak application, weak model] in
      model.flatMap { application?.openWindow(besides: $0)?.strip }
    }
    work = BookmarkWork(model)
    content = WindowContent(model, strip: strip, work)
    actions = CommandActions(model.commands.all, in: window)
    questions = Questions(
      window: window, folder: application.recentFolder, traces: model.identity.isInMemory ? .none : .left,
      tell: { [weak model] sentence in model?.shell?.show(Notice(sentence)) },
      page: { [weak pages] id in pages?.page(id) })
    prepareWindow()
    observations = [
      observe(self) { $0.window.title = $0.model.title },
      observe(self) { $0.appearWithFirstTab() },
    ]
  }

  private func appearWithFirstTab() {
    guard !model.tabs.isEmpty, !window.isVisible else {
      return
    }
    Task { [weak self] in self?.present() }
  }

  private func prepareWindow() {
    let size = model.geometry.map { WindowSize($0) } ?? WindowSize(model.features)
    window.defaultSize = (size.width, size.height)
    window.isMaximized = model.geometry?.isMaximized == true
    followGeometry()
    window.iconName = ApplicationID.main
    window.content = content.widget
    window.addStyleClass("voyager")
    window.setStyleClass("private", model.isPrivate)
    content.fit(width: size.width)
    content.fullScreen.watchPointer(in: window)
    content.bars.bookmarks.show = { [weak self] folder in
      if let self {
        openBookmarks(folder, above: window)
      }
    }
    keys = CommandKeys(self)
    let escape = KeyController()
    escape.onPressed(self) { controller, key, modifiers in
      key == .escape && modifiers == [] && controller.escape()
    }
    window.add(escape)
    clicks = HistoryClicks(model, in: window)
    window.onLayout(self) { controller in
      let width = controller.window.width
      // A layout must not change while it is being made.
      Task { controller.content.fit(width: width) }
    }
    window.onCloseRequest(self) { controller in
      Task { await controller.model.services.requestClose(controller.model) }
      return true
    }
    window.onNotify("is-active", self) { controller in
      if controller.window.isActive {
        controller.model.services.activate(controller.model)
      }
    }
    window.onNotify("fullscreened", self) { controller in
      controller.model.setFullScreen(controller.window.isFullscreen ? .fullScreen : .windowed)
    }
  }

  /// What the next start opens the window with.
  private func followGeometry() {
    for property in ["default-width", "default-height", "maximized"] {
      window.onNotify(property, self) { controller in
        let size = controller.window.defaultSize
        controller.model.geometry = WindowGeometry(
          width: size.width, height: size.height, isMaximized: controller.window.isMaximized)
      }
    }
  }

  /// Escape that nothing in the window has used.
  private func escape() -> Bool {
    if model.fullScreen == .fullScreen {
      model.toggleFullScreen()
    } else if model.selectedTab?.status.isLoading == true {
      model.commands.run(.stop)
    } else {
      return false
    }
    return true
  }

  /// Takes the window off the screen, once nothing is being dragged out of it.
  func leave() {
    guard !content.closeMainMenu() else {
      // The toolkit keeps a menu for ever whose window goes while it is open.
      window.isVisible = false
      Task { leave() }
      return
    }
    strip.handOver { ($0.shell as? BrowserWindowController)?.strip }
    guard !strip.view.isTransferringPage else {
      window.isVisible = false
      strip.view.onNotify("is-transferring-page", self) { controller in
        Task { controller.leave() }
      }
      return
    }
    content.close()
    strip.closeMenus()
    window.destroy()
    // GTK would go back to this window when the memory of one goes that was closed above it.
    let above: [Window?] = [
      shortcuts?.window, history?.window, bookmarks?.window, importing?.window, identities?.window,
      siteData?.window,
      permissions?.window, settings?.window,
    ]
    for window in above { window?.transientFor = nil }
    application.didClose(self)
  }
}
