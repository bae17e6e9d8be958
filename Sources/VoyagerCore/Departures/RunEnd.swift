/// How a run of the program ended.
public enum RunEnd: Hashable, Sendable {
  /// The person closed it.
  case closed
  /// The system asked for it.
  ///
  /// - Parameter by: The signal's name, as `SIGTERM`.
  case asked(by: String)
  /// It came to no end of its own; the next run found that out.
  case crashed
}
