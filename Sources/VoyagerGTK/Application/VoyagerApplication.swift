import Foundation
import GTK
import VoyagerCore
import VoyagerLinux

/// The running desktop program: its windows, and what other programs ask of it.
@MainActor
final class VoyagerApplication {
  let application: Application
  let pages = TabPages()
  let recentFolder = RecentFolder()

  private(set) var services: BrowserServices?
  /// Whether another kind of shell has the profile, so that this process does nothing.
  private(set) var isProfileInUse = false
  private var session: SessionModel?
  private var departures: DeparturesModel?
  private var clearing: ClearingOnExit?
  private var sleepTimer: SleepTimer?
  private var lock: ProfileLock?
  private let profile: Profile
  private let options: LaunchOptions
  private let makeEngine: VoyagerStart.MakeEngine
  private var controllers: [BrowserWindowController] = []
  private var style: InterfaceStyle?
  private lazy var desktopDownloads = DesktopDownloads(application) { [weak self] in self?.services }
  private var beginning: Beginning?
  private var isHeld = false
  private var isEnding = false
  private var isEndingAtOnce = false
  private var hasEnded = false

  /// Whoever ends the process may end it by force soon after.
  private static let patience = Duration.milliseconds(1800)

  init(_ profile: Profile, _ options: LaunchOptions, makeEngine: @escaping VoyagerStart.MakeEngine) {
    self.profile = profile
    self.options = options
    self.makeEngine = makeEngine
    application = Application(
      id: profile.id,
      options: profile.isShared ? .handlesCommandLine : [.handlesCommandLine, .nonUnique])
    listen()
  }

  private func listen() {
    application.onStartup { [unowned self] in start() }
    application.onActivate { [unowned self] in Launching(self).openStart() }
    application.onOpen { [unowned self] addresses in Launching(self).open(addresses) }
    application.onCommandLine { [unowned self] in Launching(self).run($0) }
    application.onSessionEnding { [unowned self] in
      Task { await self.save() }
    }
  }

  /// - Returns: The exit status, when the last window is closed or another process has taken over.
  func run(_ arguments: [String]) -> Int32 {
    let status = application.run(arguments)
    // The end of the desktop's session ends the loop and asks nobody.
    if services != nil, !hasEnded {
      endAtOnce(by: "end of the session")
      MainLoop.run(atMost: Self.patience) { hasEnded }
    }
    return status
  }

  /// In the first process only.
  private func start() {
    let paths = profile.paths()
    guard claim(paths) else {
      return
    }
    let assembly = Assembly.assemble(
      paths: paths, engine: makeEngine(options.isAutomated ? .driver : .person), application: self)
    let services = assembly.services
    services.picturesFolder = XDGFolders().pictures
    self.services = services
    session = assembly.session
    departures = assembly.departures
    clearing = assembly.clearing
    sleepTimer = assembly.sleepTimer
    recentFolder.downloads = { paths.downloadFolder(for: services.settings.settings) }
    assembly.clearing.begin()
    Task { [services = assembly.services] in await services.loadDownloads() }
    style = InterfaceStyle(services.settings)
    ApplicationActions.add(to: application, services) { [unowned self] in Launching(self).open($0) }
    LostDrags.watch { [weak self] in
      self?.controllers.contains { $0.strip.view.isTransferringPage } == true
    }
    for signal in ProcessSignal.allCases {
      signal.onArrival { [unowned self] in endAtOnce(by: signal.name) }
    }
    if options.isAutomated {
      hold()
    }
  }

  /// Takes the profile; one whose folder can't be written needs no lock, as nothing is saved there.
  private func claim(_ paths: VoyagerPaths) -> Bool {
    do throws(ProfileLock.Failure) {
      lock = try ProfileLock(in: paths.state)
    } catch {
      isProfileInUse = error == .inUse
    }
    return !isProfileInUse
  }

  /// Runs what opens something, once what the run before left is back.
  ///
  /// - Parameter launch: What it is for; the first one decides what comes back.
  func begin(for launch: StartDecision.Launch, _ open: @escaping @MainActor () -> Void) {
    guard let services, let session else {
      return
    }
    if beginning == nil {
      // Nothing else keeps the process before it has a window.
      application.hold()
      beginning = Beginning(session, services, clearing, for: launch) { [application] in application.release()
      }
    }
    beginning?.run(open)
  }

  func openWindow(besides model: BrowserWindowModel) -> BrowserWindowController? {
    services.flatMap { controller(of: $0.openWindow(model.identity)) }
  }

  func controller(of model: BrowserWindowModel) -> BrowserWindowController? {
    controllers.first { $0.model === model }
  }

  func didClose(_ controller: BrowserWindowController) {
    controllers.removeAll { $0 === controller }
  }

  /// Keeps the loop running until everything is saved, also without a window.
  private func hold() {
    guard !isHeld else {
      return
    }
    isHeld = true
    application.hold()
  }

  /// Lets downloads run to their end and ends the process; unless a window came meanwhile.
  private func end() {
    guard !isEnding else {
      return
    }
    isEnding = true
    hold()
    Task { [self] in
      await services?.downloads.finish()
      if services?.windows.isEmpty != false {
        await clearing?.finish()
      }
      await save()
      await services?.history.finishChores()
      await services?.bookmarks.finishChores()
      isEnding = false
      if services?.windows.isEmpty != false {
        await session?.end()
      }
      // A link may have been handed over meanwhile.
      if services?.windows.isEmpty != false {
        departures?.add(RunEnd.closed)
        await departures?.finish()
        leave()
      } else {
        clearing?.goOn()
        await session?.goOn()
      }
    }
  }

  /// Ends the process for one who won't wait, and leaves nothing half written.
  private func endAtOnce(by asker: String) {
    guard !isEndingAtOnce else {
      return
    }
    isEndingAtOnce = true
    hold()
    departures?.add(RunEnd.asked(by: asker))
    Task { [self] in
      try? await Task.sleep(for: Self.patience)
      leave()
    }
    Task { [self] in
      await services?.downloads.stop()
      if clearing?.isWanted == true {
        services?.endPages()
        await clearing?.finish()
      }
      await save()
      await session?.end()
      leave()
    }
  }

  private func leave() {
    hasEnded = true
    application.quit()
  }

  private func save() async {
    await session?.finish()
    await departures?.finish()
    await services?.settings.finishSaving()
    await services?.identities.finishSaving()
    await services?.identityRules.finishSaving()
    await services?.permissions.finishSaving()
    await services?.certificates.finishSaving()
    await services?.zooms.finishSaving()
    await services?.startPages.finishSaving()
    await services?.accounts.finishSaving()
    await services?.history.finish()
  }
}

extension VoyagerApplication: ShellApplication {
  func makeShell(for window: BrowserWindowModel) -> any BrowserShell {
    hold()
    let controller = BrowserWindowController(window, in: self)
    controllers.append(controller)
    return controller
  }

  func quit() {
    end()
  }

  func didChange(_ downloads: DownloadsSummary) { desktopDownloads.show(downloads) }

  func didFinish(_ download: DownloadItem) { desktopDownloads.didFinish(download) }
}
