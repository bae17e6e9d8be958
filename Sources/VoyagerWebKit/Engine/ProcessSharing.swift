/// Which pages live in one process.
public enum ProcessSharing: Sendable {
  /// Those of one site in one store, up to a limit: a further one costs a tenth, and is there at once.
  case bySite
  /// A page and those that it opened.
  case openers
}
