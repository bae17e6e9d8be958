import Foundation
import Testing

/// A session bus with a keyring of its own, so that a test can lock it, kill it and look into it.
final class KeyringSession {
  let folder: URL
  private(set) var environment: [String: String]
  private let bus = Process()
  private var keyring: pid_t?

  /// - Parameter starts: Whether the bus starts a keyring when one is missing, as a desktop's does.
  init(starts: Bool = true) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("keyring-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    environment = ProcessInfo.processInfo.environment.filter { $0.key == "PATH" || $0.key == "LC_ALL" }
    environment["HOME"] = folder.path
    environment["XDG_DATA_HOME"] = folder.path
    environment["XDG_RUNTIME_DIR"] = folder.path
    let configuration = folder.appendingPathComponent("bus.conf")
    let services = starts ? "<standard_session_servicedirs/>" : ""
    try Data(
      """
      <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
        "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
      <busconfig><type>session</type><listen>unix:dir=\(folder.path)</listen>\(services)
      <policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/>
      <allow own="*"/></policy></busconfig>
      """.utf8
    ).write(to: configuration)
    let output = Pipe()
    bus.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-daemon")
    bus.arguments = ["--nofork", "--print-address=1", "--config-file=\(configuration.path)"]
    bus.environment = environment
    bus.standardOutput = output
    try bus.run()
    environment["DBUS_SESSION_BUS_ADDRESS"] = output.fileHandleForReading.readLine()
  }

  deinit {
    killKeyring()
    kill(bus.processIdentifier, SIGKILL)
    bus.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Starts the keyring that the folder holds, or a new one.
  func startKeyring() throws {
    // In the foreground it would not read the password, so its process is asked for afterwards. What it inherits
    // would keep the end of its starter from being seen.
    let command = """
      for file in /proc/$$/fd/*; do number=${file##*/}; ((number > 2)) && eval "exec $number>&-"; done
      printf voyager | gnome-keyring-daemon --unlock --components=secrets >/dev/null 2>&1
      """
    _ = try output("env", ["bash", "-c", command])
    _ = try output("gdbus", ["wait", "--session", "--timeout", "20", "org.freedesktop.secrets"])
    let answer = try output(
      "gdbus",
      [
        "call", "--session", "--dest", "org.freedesktop.DBus", "--object-path", "/org/freedesktop/DBus",
        "--method", "org.freedesktop.DBus.GetConnectionUnixProcessID", "org.freedesktop.secrets",
      ])
    let digits = answer.filter(\.isNumber).dropFirst("32".count)
    guard let pid = pid_t(String(digits)) else { throw CocoaError(.executableNotLoadable) }
    keyring = pid
  }

  func killKeyring() {
    guard let keyring else { return }
    kill(keyring, SIGKILL)
    self.keyring = nil
    // The bus hears of it a little later.
    for _ in 0..<500 where kill(keyring, 0) == 0 { usleep(10_000) }
  }

  func lock() throws {
    _ = try output(
      "gdbus",
      [
        "call", "--session", "--dest", "org.freedesktop.secrets", "--object-path", "/org/freedesktop/secrets",
        "--method", "org.freedesktop.Secret.Service.Lock", "['/org/freedesktop/secrets/collection/login']",
      ])
  }

  /// What a program of the system prints.
  func output(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/\(program)")
    process.arguments = arguments
    process.environment = environment
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}

extension FileHandle {
  /// The next line, without its end.
  func readLine() -> String {
    var bytes = Data()
    while let byte = try? read(upToCount: 1), !byte.isEmpty, byte != Data("\n".utf8) { bytes += byte }
    return String(decoding: bytes, as: UTF8.self)
  }
}
