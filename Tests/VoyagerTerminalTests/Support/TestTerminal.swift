import Foundation
import VoyagerCore
import VoyagerTesting

@testable import VoyagerTerminal

/// The terminal shell over a fake engine, in a folder of its own.
@MainActor
final class TestTerminal {
  let engine = FakeEngine()
  let console: TestConsole
  let folder: URL
  let options: TerminalOptions
  let services: BrowserServices
  private let application: TerminalApplication
  private let run: Run

  /// - Parameter prepare: Fills the folder before anything is read from it.
  init(
    _ words: [String], typed: [String]? = nil, preparing prepare: (URL) throws -> Void = { _ in }
  ) throws {
    guard case .run(let options) = CommandLineReader.read(words) else {
      throw CancellationError()
    }
    self.options = options
    console = TestConsole(typed: typed)
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("voyager-\(UUID().uuidString)")
    try prepare(folder)
    let paths = VoyagerPaths(profile: folder)
    let console = console.console(isQuiet: options.isQuiet)
    application = TerminalApplication(console, options.answers)
    let assembly = Assembly.assemble(
      paths: paths, defaults: options.verb == .settings ? .standard : .terminal, downloadFolder: nil,
      engine: engine, application: application)
    services = assembly.services
    run = Run(
      services: services, session: assembly.session, departures: assembly.departures,
      clearing: assembly.clearing, paths: paths,
      options: options, console: console,
      unfinished: UnfinishedFiles())
  }

  isolated deinit { try? FileManager.default.removeItem(at: folder) }

  /// Runs the call while `pages` plays the engine.
  func run(_ pages: @escaping @MainActor (FakeEngine) async -> Void = { _ in }) async -> ExitCode {
    let engine = engine
    let play = Task { await pages(engine) }
    defer { play.cancel() }
    return await run.run()
  }
}
