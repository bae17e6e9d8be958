/// What a command line asks for.
enum TerminalRequest: Hashable, Sendable {
  case run(TerminalOptions)
  case help
  case version
  /// The command line can't be understood; the sentence says why.
  case usage(String)
}
