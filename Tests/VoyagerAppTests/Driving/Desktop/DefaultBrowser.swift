import Foundation

/// Makes the program the default browser of a test's own surroundings, and opens links as other programs do.
struct DefaultBrowser: Sendable {
  static let entryName = "org.voyagerbrowser.Voyager.desktop"

  let environment: TestEnvironment

  /// Installs the desktop entry, changed so that it starts the built program with the test's profile.
  static func install(in environment: TestEnvironment, entry: URL = sourceEntry) async throws
    -> DefaultBrowser
  {
    let text = try String(contentsOf: entry, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      rewrite(String(line), profile: environment.profile)
    }
    let folder = environment.data.appending(path: "applications")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try lines.joined(separator: "\n").write(
      to: folder.appending(path: entryName), atomically: true, encoding: .utf8)
    let browser = DefaultBrowser(environment: environment)
    try await browser.command("xdg-settings", ["set", "default-web-browser", entryName])
    return browser
  }

  /// What the desktop calls the default browser: the name of a desktop entry.
  func name() async throws -> String {
    try await command("xdg-settings", ["get", "default-web-browser"])
  }

  /// Opens an address or a file as any other program would.
  func open(_ address: String) throws -> RunningProgram {
    try RunningProgram(
      "xdg-open", [address], environment: environment.variables(),
      outputFolder: environment.output)
  }

  private static var sourceEntry: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../../data/\(entryName)")
  }

  /// D-Bus activation would start an installed program instead of the built one.
  private static func rewrite(_ line: String, profile: URL) -> String? {
    if line.hasPrefix("DBusActivatable=") || line.hasPrefix("TryExec=") {
      return nil
    }
    guard line.hasPrefix("Exec=") else {
      return line
    }
    let arguments = line.dropFirst("Exec=".count).split(separator: " ").dropFirst()
    return (["Exec=\(BuiltProgram.path) --profile \(profile.path)"] + arguments.map(String.init))
      .joined(separator: " ")
  }

  @discardableResult
  private func command(_ program: String, _ arguments: [String]) async throws -> String {
    try await Command.run(program, arguments, environment: environment.variables())
  }
}
