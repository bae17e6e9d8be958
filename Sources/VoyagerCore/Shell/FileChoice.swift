/// Files that a page wants.
public struct FileChoice: Hashable, Sendable {
  /// How many files may be chosen.
  public enum Count: Hashable, Sendable {
    case one
    case several
  }

  public var count: Count
  /// MIME types the page names, such as `image/*`; empty for any.
  public var types: [String]

  public init(count: Count = .one, types: [String] = []) {
    self.count = count
    self.types = types
  }
}
