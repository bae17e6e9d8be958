/// Why a stored file could not be read or written, in words that fit into a sentence for the person.
public enum StoreProblem: Error, Hashable, Sendable {
  /// The file is there, but the system does not give its bytes.
  case unreadable(String)
  /// The bytes are there, but they are not what was saved.
  case damaged(String)
  /// A newer Voyager wrote it; this one could lose what it does not know.
  case newerVersion(Int)
  /// The system does not take the bytes.
  case unwritable(String)

  /// The reason, without a capital and without a full stop.
  public var reason: String {
    switch self {
    case .unreadable(let reason), .damaged(let reason), .unwritable(let reason): reason
    case .newerVersion: "it was saved by a newer version of Voyager"
    }
  }
}
