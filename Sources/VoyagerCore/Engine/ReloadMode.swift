/// How a document is loaded again.
public enum ReloadMode: Sendable {
  case normal
  case ignoringCache
}
