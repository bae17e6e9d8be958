import CDesktop

/// How the application treats files, its command line and a second start.
public struct ApplicationOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// With it, a start calls `onCommandLine` and never `onActivate`.
  public static let handlesCommandLine = Self(
    rawValue: GApplicationFlags.APPLICATION_HANDLES_COMMAND_LINE.rawValue)
  /// Needed where there is no session bus, and to run a second profile beside the first.
  public static let nonUnique = Self(rawValue: GApplicationFlags.APPLICATION_NON_UNIQUE.rawValue)
  /// Started by the bus, with no window until one is asked for.
  public static let isService = Self(rawValue: GApplicationFlags.APPLICATION_IS_SERVICE.rawValue)
  /// Hands the caller's environment over with the command line.
  public static let sendsEnvironment = Self(
    rawValue: GApplicationFlags.APPLICATION_SEND_ENVIRONMENT.rawValue)
}
