/// What a search in a page found.
public struct FoundMatches: Hashable, Sendable {
  /// How many matches the text has, or how many the engine counts at most.
  public var count: Int
  /// Whether there are more than the engine counts.
  public var isCut: Bool
  /// Which of them the page shows, from 1, or `nil` where the engine can't tell.
  public var current: Int?

  public init(_ count: Int, isCut: Bool = false, current: Int? = nil) {
    self.count = count
    self.isCut = isCut
    self.current = current
  }

  /// In words for the person, such as "3 of 17".
  public var words: String {
    if isCut {
      return "More than \(count) matches"
    }
    guard let current, count > 0 else {
      return count == 0 ? "Not found" : count == 1 ? "1 match" : "\(count) matches"
    }
    return "\(current) of \(count)"
  }
}
