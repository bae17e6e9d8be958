import Foundation
import VoyagerCore
import VoyagerLinux

/// The process of one call: its profile, its display and its end.
@MainActor
final class TerminalProcess {
  /// What a shell adds to the number of the signal that ended a program.
  private static let signalBase: Int32 = 128
  /// How long running downloads may take to remove what they wrote.
  private static let patience = Duration.seconds(1)

  private let options: TerminalOptions
  private let console: Console
  private let unfinished = UnfinishedFiles()
  private let loop = LinuxLoop()
  private var services: BrowserServices?
  /// The exit status of a run that was asked to end.
  private var interruption: Int32?

  init(_ options: TerminalOptions) {
    self.options = options
    console = Console.ofProcess(
      isQuiet: options.isQuiet, readsScript: options.verb == .script && options.file == "-")
  }

  /// - Returns: The exit status.
  func run(_ makeEngine: TerminalStart.MakeEngine) -> Int32 {
    let paths =
      options.profile.map { VoyagerPaths(profile: URL(fileURLWithPath: $0, isDirectory: true)) }
      ?? XDGFolders().paths()
    do throws(ProfileLock.Failure) {
      return try withExtendedLifetime(ProfileLock(in: paths.state)) { run(paths, makeEngine) }
    } catch {
      console.complain(error.sentence)
      return (error == .inUse ? ExitCode.profileInUse : .refused).rawValue
    }
  }

  private func run(_ paths: VoyagerPaths, _ makeEngine: TerminalStart.MakeEngine) -> Int32 {
    let display: PrivateDisplay?
    do throws(PrivateDisplay.Failure) {
      let size = options.pageSize
      display =
        options.verb.usesPages ? try PrivateDisplay.start(width: size.width, height: size.height) : nil
    } catch {
      console.complain(error.sentence)
      return ExitCode.refused.rawValue
    }
    defer { display?.end() }
    let application = TerminalApplication(console, options.answers)
    let assembly = Assembly.assemble(
      paths: paths, defaults: defaults,
      downloadFolder: options.folder.map { URL(fileURLWithPath: $0, isDirectory: true) },
      engine: makeEngine(options.pageSize), application: application)
    let services = assembly.services
    self.services = services
    loop.onEndRequest { [weak self] in self?.end(by: $0) }
    let run = Run(
      services: services, session: assembly.session, departures: assembly.departures,
      clearing: assembly.clearing, paths: paths,
      options: options, console: console,
      unfinished: unfinished)
    return withExtendedLifetime(application) {
      loop.run { [self] in
        let code = await run.run()
        return interruption ?? code.rawValue
      }
    }
  }

  /// What is saved holds in every shell, so this one's own defaults are not to be written.
  private var defaults: VoyagerSettings { options.verb == .settings ? .standard : .terminal }

  /// Ends the process with nothing half written; at once when it is asked a second time.
  private func end(by signal: Int32) {
    console.restore()
    unfinished.removeAll()
    let status = Self.signalBase + signal
    guard interruption == nil, let downloads = services?.downloads, downloads.isRunning else {
      loop.end(with: status)
      return
    }
    interruption = status
    Task {
      await downloads.stop(within: Self.patience)
      loop.end(with: status)
    }
  }
}
