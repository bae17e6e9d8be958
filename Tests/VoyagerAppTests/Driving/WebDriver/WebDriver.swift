import Foundation
import Testing

/// WebKit's driver, and the browser that it starts.
final class WebDriver: Sendable {
  let driver: RunningProgram
  let session: WebDriverSession
  let environment: TestEnvironment

  private init(driver: RunningProgram, session: WebDriverSession, environment: TestEnvironment) {
    self.driver = driver
    self.session = session
    self.environment = environment
  }

  /// Starts driver and browser, gives the session to `body`, and ends both.
  ///
  /// The test fails if the browser told of a fault.
  static func run(
    _ browser: String = BuiltProgram.path, _ arguments: [String]? = nil,
    capabilities: [String: JSONValue] = [:],
    _ body: (WebDriver) async throws -> Void
  ) async throws {
    try await WindowManager.startIfNone()
    let environment = try TestEnvironment()
    defer { environment.remove() }
    let port = try FreePort.find()
    let driver = try RunningProgram(
      "WebKitWebDriver", ["--host=127.0.0.1", "--port=\(port)"],
      environment: environment.variables(), outputFolder: environment.output)
    do {
      let session = try await WebDriverSession.create(
        WebDriverConnection(port: port), binary: browser,
        arguments: arguments ?? ["--automation-mode", "--profile", environment.profile.path],
        capabilities: capabilities)
      let driven = WebDriver(driver: driver, session: session, environment: environment)
      try await body(driven)
      try await session.delete()
    } catch {
      await driver.end()
      throw WebDriverRunFailure(cause: error, complaints: driver.complaints)
    }
    await driver.end()
    let faults = ProgramLog(text: driver.complaints).faults
    if !faults.isEmpty {
      Issue.record("The browser told of faults:\n\(faults.joined(separator: "\n"))")
    }
  }

  /// Real clicks and keys in the page.
  func input() async throws -> PageInput {
    PageInput(session: session, tree: try await AccessibleTree.of(process: browserProcess()))
  }

  /// The browser, for its accessibility tree and its process tree.
  func browserProcess() async throws -> pid_t {
    try await Poll.until("a browser below the driver") {
      ProcessTree.children(of: driver.process).first?.process
    }
  }
}
