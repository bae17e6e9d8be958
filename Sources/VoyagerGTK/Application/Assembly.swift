import Foundation
import VoyagerCore
import VoyagerLinux

/// What one run is made of.
@MainActor
struct Assembly {
  let services: BrowserServices
  let session: SessionModel
  let departures: DeparturesModel
  let clearing: ClearingOnExit
  let sleepTimer: SleepTimer

  /// Puts the parent together, in the order that every shell keeps.
  static func assemble(
    paths: VoyagerPaths, engine: any Engine, application: any ShellApplication
  ) -> Assembly {
    let notices = NoticesModel()
    let identities = IdentitiesModel(
      store: IdentityStore(url: paths.identitiesFile()), paths: paths, notices: notices)
    let suffixes = LibpslSuffixes()
    let identityRules = IdentityRulesModel(
      store: IdentityRulesStore(url: paths.identityRulesFile()), identities: identities, notices: notices,
      use: .followed, suffixes: suffixes)
    let settings = SettingsModel(store: SettingsStore(url: paths.settingsFile()), notices: notices)
    let history = HistoryModel(store: HistoryStore(url: paths.historyFile()), notices: notices)
    let bookmarks = BookmarksModel(store: BookmarkStore(url: paths.bookmarksFile()), notices: notices)
    let passwords = PasswordsModel(
      store: LoginStore(url: paths.loginsFile()), vault: SecretServiceVault(), identities: identities,
      suffixes: suffixes, notices: notices, use: .followed)
    let pictures = SitePicturesModel(identities: identities, notices: notices)
    let startPages = StartPageModel(
      store: StartPinsStore(url: paths.startPinsFile()), history: history, bookmarks: bookmarks,
      pictures: pictures, settings: settings, notices: notices)
    let accounts = AccountsModel(
      store: AccountsStore(url: paths.accountsFile()), identities: identities, notices: notices)
    let permissions = PermissionsModel(
      store: PermissionsStore(url: paths.permissionsFile()), identities: identities, notices: notices)
    let certificates = CertificatesModel(
      store: CertificatesStore(url: paths.certificatesFile()), identities: identities, notices: notices)
    let zooms = SiteZoomsModel(
      store: SiteZoomsStore(url: paths.zoomsFile()), identities: identities, notices: notices)
    let downloads = DownloadsModel(
      folder: { paths.downloadFolder(for: settings.settings) },
      store: DownloadsStore(url: paths.downloadsFile()), use: .kept, marks: LinuxFileMarks(),
      notices: notices)
    let network = NetworkModel(watch: LinuxNetworkWatch())
    let services = BrowserServices(
      engine: engine, identities: identities, identityRules: identityRules, history: history,
      bookmarks: bookmarks, passwords: passwords, startPages: startPages, accounts: accounts,
      downloads: downloads,
      settings: settings,
      permissions: permissions, certificates: certificates, zooms: zooms,
      notices: notices,
      externalApps: LinuxExternalApps(),
      suffixes: suffixes,
      network: network)
    services.application = application
    startPages.prepare(identities.standard.id)
    let session = SessionModel(store: SessionStore(url: paths.sessionFile()), notices: notices)
    services.session = session
    let departures = DeparturesModel(
      DepartureLog(url: paths.departuresFile()), use: .kept, memory: LinuxPageMemory(), notices: notices)
    services.departures = departures
    let clearing = ClearingOnExit(services, paths: paths)
    let sleepTimer = SleepTimer(services, memory: LinuxMemoryWatch())
    return Assembly(
      services: services, session: session, departures: departures, clearing: clearing, sleepTimer: sleepTimer
    )
  }
}
