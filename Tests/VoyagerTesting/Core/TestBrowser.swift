public import Foundation
public import Testing
public import VoyagerCore

/// A parent between a fake engine and scripted shells, in a folder of its own that holds nothing yet.
@MainActor
public final class TestBrowser {
  public let engine = FakeEngine()
  public let application = ScriptedApplication()
  public let apps: FakeApps
  public let services: BrowserServices
  public let settings: SettingsModel
  public let identities: IdentitiesModel
  public let identityRules: IdentityRulesModel
  public let history: HistoryModel
  public let bookmarks: BookmarksModel
  public let vault: FakeVault
  public let passwords: PasswordsModel
  public let permissions: PermissionsModel
  public let certificates: CertificatesModel
  public let zooms: SiteZoomsModel
  public let startPages: StartPageModel
  public let accounts: AccountsModel

  /// - Parameters:
  ///   - recording: Whether the history is kept. Default: it isn't, and no file is made for it.
  ///   - folder: The profile of an earlier one. Default: a new one.
  ///   - otherEngine: What draws pages. Default: the fake one.
  public init(
    apps: [String: String] = [:], recording: HistoryRecording = .off, in folder: URL? = nil,
    suffixes: (any PublicSuffixes)? = nil, vault: FakeVault = FakeVault(),
    engine otherEngine: (any Engine)? = nil
  ) {
    self.vault = vault
    let folder =
      folder
      ?? FileManager.default.temporaryDirectory.appendingPathComponent("voyager-\(UUID().uuidString)")
    let paths = VoyagerPaths(profile: folder)
    let notices = NoticesModel()
    self.apps = FakeApps(apps)
    identities = IdentitiesModel(
      store: IdentityStore(url: paths.identitiesFile()), paths: paths, notices: notices)
    settings = SettingsModel(
      store: SettingsStore(url: paths.settingsFile(), defaults: .standard), notices: notices)
    accounts = AccountsModel(
      store: AccountsStore(url: paths.accountsFile()), identities: identities, notices: notices)
    permissions = PermissionsModel(
      store: PermissionsStore(url: paths.permissionsFile()), identities: identities, notices: notices)
    certificates = CertificatesModel(
      store: CertificatesStore(url: paths.certificatesFile()), identities: identities, notices: notices)
    zooms = SiteZoomsModel(
      store: SiteZoomsStore(url: paths.zoomsFile()), identities: identities, notices: notices)
    identityRules = IdentityRulesModel(
      store: IdentityRulesStore(url: paths.identityRulesFile()), identities: identities, notices: notices,
      suffixes: suffixes)
    history = HistoryModel(
      store: HistoryStore(url: paths.historyFile()), recording: recording, notices: notices)
    bookmarks = BookmarksModel(store: BookmarkStore(url: paths.bookmarksFile()), notices: notices)
    passwords = PasswordsModel(
      store: LoginStore(url: paths.loginsFile()), vault: vault, identities: identities, suffixes: suffixes,
      notices: notices)
    startPages = StartPageModel(
      store: StartPinsStore(url: paths.startPinsFile()), history: history, bookmarks: bookmarks,
      pictures: SitePicturesModel(identities: identities, notices: notices), settings: settings,
      notices: notices)
    services = BrowserServices(
      engine: otherEngine ?? engine, identities: identities, identityRules: identityRules, history: history,
      bookmarks: bookmarks, passwords: passwords, startPages: startPages, accounts: accounts,
      downloads: DownloadsModel(folder: folder),
      settings: settings,
      permissions: permissions, certificates: certificates, zooms: zooms,
      notices: notices, externalApps: self.apps, suffixes: suffixes)
    services.application = application
  }

  /// Opens a window with one tab that shows a page.
  public func openWindow(_ address: Address = Address("https://news.example/")) -> BrowserWindowModel {
    let window = services.openWindow()
    openTab(address, in: window)
    return window
  }

  /// Opens a tab that shows a page.
  @discardableResult
  public func openTab(
    _ address: Address = Address("https://news.example/"), openedBy opener: TabModel? = nil,
    in window: BrowserWindowModel, inFront: Bool = true
  ) -> TabModel {
    let tab = services.openTab(address, openedBy: opener, in: window, inFront: inFront)
    surface(of: tab)?.finishLoading(address, title: address.text)
    return tab
  }

  public func surface(of tab: TabModel) -> FakeSurface? {
    tab.surface as? FakeSurface
  }

  public func shell(of window: BrowserWindowModel) -> ScriptedShell? {
    application.shells[window.id]
  }

  /// Fails when a shell was asked something unexpected, or not asked what was expected.
  public func verify(sourceLocation: SourceLocation = #_sourceLocation) {
    for shell in application.shells.values {
      #expect(shell.unexpected.isEmpty, "Nobody expected this question.", sourceLocation: sourceLocation)
      #expect(shell.unused == 0, "A scripted answer was never asked for.", sourceLocation: sourceLocation)
    }
  }

  /// Lets everything that is ready run, until a condition holds.
  public func wait(
    until condition: @MainActor () -> Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    for _ in 0..<10_000 where !condition() {
      await Task.yield()
    }
    #expect(condition(), "It did not come to that.", sourceLocation: sourceLocation)
  }
}
