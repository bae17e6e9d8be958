/// What a command line asks for.
public enum LaunchRequest: Hashable, Sendable {
  case run(LaunchOptions)
  case help
  case version
  /// The command line can't be understood; the sentence says why. Exit code 2.
  case usage(String)
}
