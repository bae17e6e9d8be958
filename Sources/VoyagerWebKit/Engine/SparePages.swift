/// Whether the engine keeps a page ready for the next tab.
public enum SparePages: Sendable {
  /// One for each store on disk that is in use: a new tab shows its page in a fraction of the time.
  case kept
  case off
}
