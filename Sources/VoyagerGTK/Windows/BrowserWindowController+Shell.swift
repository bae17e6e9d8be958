import Foundation
import GTK
import VoyagerCore

extension BrowserWindowController: BrowserShell {
  func present() {
    strip.follow()
    window.present()
  }

  func close() { leave() }

  func show(_ notice: Notice) { content.page.show(notice) }

  func focusAddressField() {
    content.fullScreen.reveal()
    content.bars.top.address.focus()
  }

  func focusPage() {
    // The tab may be so new that nothing shows it yet.
    strip.follow()
    if let tab = model.selectedTab {
      strip.pages.page(of: tab).focus()
    }
  }

  func setFullScreen(_ state: FullScreenState) {
    window.isFullscreen = state == .fullScreen
    content.setFullScreen(state)
  }

  func copy(_ text: String) { Display.current?.clipboard.set(text) }

  func copy(picture: Data) {
    if let texture = try? Texture(Array(picture)) {
      Display.current?.clipboard.set(texture)
    }
  }

  func open(_ place: ShellPlace) { open(place, above: window) }

  private func open(_ place: ShellPlace, above window: Window) {
    switch place {
    case .mainMenu: content.openMainMenu()
    case .newTabMenu: strip.bar.isMapped ? strip.newTab.open() : content.openMainMenu()
    case .tabOverview: content.overview.toggle()
    case .findBar: content.find.focus()
    case .pageSigns:
      content.fullScreen.reveal()
      content.bars.top.address.openSigns()
    case .history:
      let open = history.flatMap { $0.window.isVisible ? $0 : nil } ?? HistoryWindow(model, above: window)
      history = open
      open.window.present()
    case .downloads:
      content.fullScreen.reveal()
      content.bars.top.downloads.open()
    case .pageOffer:
      if let tab = model.selectedTab { _ = strip.pages.page(of: tab).focusFloating() }
    case .bookmarks: openBookmarks(above: window)
    case .bookmark:
      content.fullScreen.reveal()
      content.bars.top.address.openStar()
    case .importing:
      importing = ImportWindow(model.services, above: window)
      importing?.window.present()
    case .bookmarksExport:
      let export = BookmarksExport(bookmarks: model.services.bookmarks, folder: questions.folder)
      Task {
        if let notice = await export.run(above: window) {
          show(notice)
        }
      }
    case .sounds:
      content.fullScreen.reveal()
      content.bars.top.sounds.open()
    case .siteStyle:
      if let editor = model.selectedTab.flatMap({ SiteStyleEditor(of: $0) }) {
        siteStyle?.window.close()
        siteStyle = SiteStyleWindow(editor, above: window)
        siteStyle?.window.present()
      }
    case .siteZooms:
      siteZooms = SiteZoomsWindow(model.services, above: window)
      siteZooms?.window.present()
    case .accounts:
      let open = accounts.flatMap { $0.window.isVisible ? $0 : nil } ?? AccountsWindow(model, above: window)
      accounts = open
      open.window.present()
    case .passwords:
      let open =
        passwords.flatMap { $0.window.isVisible ? $0 : nil }
        ?? PasswordsWindow(model.services.passwords, model.services, above: window)
      passwords = open
      open.window.present()
    case .identities:
      identities = IdentitiesWindow(model.services, above: window)
      identities?.window.present()
    case .sitePanel:
      content.fullScreen.reveal()
      content.bars.top.address.openSitePanel()
    case .siteData:
      siteData = SiteDataWindow(model.services, above: window)
      siteData?.window.present()
    case .permissions:
      permissions = PermissionsWindow(model.services, above: window)
      permissions?.window.present()
    case .settings:
      if let settings, settings.window.isVisible {
        settings.window.present()
        return
      }
      settings = SettingsWindow(model.services.settings, above: window) { [weak self] in
        self?.open($0, above: $1)
      }
      settings?.window.present()
    case .shortcuts:
      let open = shortcuts.flatMap { $0.window.isVisible ? $0 : nil } ?? ShortcutsWindow(model, above: window)
      shortcuts = open
      open.window.present()
    case .about: AboutDialog.show(above: window)
    }
  }

  /// - Parameter folder: What it shows. Default: all.
  func openBookmarks(_ folder: BookmarkID? = nil, above window: Window) {
    let open = bookmarks.flatMap { $0.window.isVisible ? $0 : nil } ?? BookmarksWindow(work, above: window)
    bookmarks = open
    if let folder { open.enter(folder) }
    open.window.present()
  }

  // MARK: - Questions

  func answer(_ dialog: PageDialog, from asker: Asker) async -> PageDialogReply {
    await questions.answer(dialog, from: asker)
  }

  func choose(_ choice: FileChoice, for asker: Asker) async -> [URL] {
    await questions.choose(choice, for: asker)
  }

  func choose(_ color: PageColor, for asker: Asker) async -> PageColor? {
    await questions.choose(color, for: asker)
  }

  func signIn(_ signIn: ServerSignIn, for asker: Asker) async -> Credential? {
    await questions.signIn(signIn, for: asker)
  }

  func choose(_ offer: LoginOffer, for asker: Asker) async -> LoginOffer.Choice? {
    await questions.choose(offer, for: asker)
  }

  func decide(_ question: SavingQuestion, from asker: Asker) async -> SavingQuestion.Answer {
    await questions.decide(question, from: asker)
  }

  func decide(_ question: PermissionQuestion, from asker: Asker) async -> PermissionAnswer {
    await questions.decide(question, from: asker)
  }

  func choose(_ question: IdentityQuestion, from asker: Asker) async -> IdentityAnswer {
    // The tab may be so new that nothing shows it yet.
    strip.follow()
    return await questions.choose(question, from: asker)
  }

  func decide(_ opening: ExternalOpening, from asker: Asker) async -> PermissionAnswer {
    await questions.decide(opening, from: asker)
  }

  func confirmResending(from asker: Asker) async -> Bool {
    await questions.confirmResending(from: asker)
  }

  func confirmCaretBrowsing() async -> Bool { await CaretQuestion.ask(above: window) }

  func choosePart(of tab: TabModel) async -> PagePart? { await content.page.choosePart(of: tab) }

  func chooseDestination(named name: String, for asker: Asker) async -> URL? {
    await questions.chooseDestination(named: name, for: asker)
  }

  func decide(_ question: LeavingQuestion) async -> LeavingQuestion.Answer {
    await LeavingDialog.ask(question, above: window)
  }

  func show(_ notification: SiteNotification, from asker: Asker) async -> SiteNotification.Outcome {
    await questions.show(notification, from: asker)
  }

  func printPage(of surface: any EngineSurface) { questions.printPage(of: surface) }
}
