import Foundation

/// A session bus of a test's own, whose programs live in the test's surroundings.
///
/// A bus starts programs in its own environment, so the one of the test run would start them for the person.
/// It knows no services but the test's; the accessibility bus stays the one of the test run.
final class SessionBus: Sendable {
  let environment: TestEnvironment
  let address: String
  private let accessibilityAddress: String

  init(in environment: TestEnvironment) async throws {
    self.environment = environment
    let answer = try await Command.run(
      "gdbus",
      [
        "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus", "--method",
        "org.a11y.Bus.GetAddress",
      ])
    accessibilityAddress = answer.trimmingCharacters(in: CharacterSet(charactersIn: "(',)"))
    let configuration = environment.folder.appending(path: "bus.conf")
    try Self.configuration(environment).write(to: configuration, atomically: true, encoding: .utf8)
    let daemon = try RunningProgram(
      "dbus-daemon", ["--config-file=\(configuration.path)", "--nofork", "--print-address"],
      environment: environment.variables(["AT_SPI_BUS_ADDRESS": accessibilityAddress]),
      outputFolder: environment.output)
    address = try await Poll.until("the address of a session bus", details: { daemon.complaints }) {
      daemon.printed.contains("\n") ? daemon.printed.trimmingCharacters(in: .whitespacesAndNewlines) : nil
    }
  }

  /// What a program needs to find this bus.
  var variables: [String: String] {
    environment.variables([
      "DBUS_SESSION_BUS_ADDRESS": address, "AT_SPI_BUS_ADDRESS": accessibilityAddress,
    ])
  }

  private static func configuration(_ environment: TestEnvironment) -> String {
    """
    <busconfig>
      <type>session</type>
      <listen>unix:dir=\(environment.folder.path)</listen>
      <servicedir>\(environment.data.path)/dbus-1/services</servicedir>
      <policy context="default">
        <allow send_destination="*" eavesdrop="true"/>
        <allow eavesdrop="true"/>
        <allow own="*"/>
      </policy>
    </busconfig>
    """
  }
}
