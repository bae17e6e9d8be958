import Foundation

/// The program as `make install` gives it to a desktop that starts programs through the session bus.
struct InstalledBrowser: Sendable {
  static let name = "org.voyagerbrowser.Voyager"

  let bus: SessionBus

  static func install(on bus: SessionBus) async throws -> InstalledBrowser {
    let folder = URL(filePath: BuiltProgram.path).deletingLastPathComponent().path
    let data = bus.environment.data
    try write(read("\(name).desktop"), to: data.appending(path: "applications/\(name).desktop"))
    try write(
      read("\(name).service.in").replacing("@bindir@", with: folder),
      to: data.appending(path: "dbus-1/services/\(name).service"))
    let browser = InstalledBrowser(bus: bus)
    try await browser.run("xdg-settings", ["set", "default-web-browser", "\(name).desktop"])
    try await browser.call(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus.ReloadConfig")
    return browser
  }

  /// Asks the way a desktop asks for an entry with `DBusActivatable`.
  func open(_ addresses: [String]) async throws {
    let list = addresses.map { "'\($0)'" }.joined(separator: ", ")
    try await call(
      Self.name, "/org/voyagerbrowser/Voyager", "org.freedesktop.Application.Open", ["[\(list)]", "{}"])
  }

  func activate() async throws {
    try await call(Self.name, "/org/voyagerbrowser/Voyager", "org.freedesktop.Application.Activate", ["{}"])
  }

  func activate(action: String) async throws {
    try await call(
      Self.name, "/org/voyagerbrowser/Voyager", "org.freedesktop.Application.ActivateAction",
      [action, "[]", "{}"])
  }

  @discardableResult
  func run(_ program: String, _ arguments: [String]) async throws -> String {
    // xdg-settings takes no entry whose program isn't on the path.
    var variables = bus.variables
    let folder = URL(filePath: BuiltProgram.path).deletingLastPathComponent().path
    variables["PATH"] = "\(folder):\(variables["PATH"] ?? "/usr/bin:/bin")"
    return try await Command.run(program, arguments, environment: variables, within: .seconds(60))
  }

  /// The running browser; waits until there is exactly one.
  func process() async throws -> pid_t {
    try await bus.environment.browser()
  }

  private func call(_ name: String, _ path: String, _ method: String, _ arguments: [String] = []) async throws
  {
    try await run(
      "gdbus",
      ["call", "--session", "--timeout", "60", "--dest", name, "--object-path", path, "--method", method]
        + arguments)
  }

  private static func read(_ file: String) throws -> String {
    try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../../../../data/\(file)"),
      encoding: .utf8)
  }

  private static func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
