/// Why an identity could not be made, changed or deleted.
public enum IdentityError: Error, Hashable, Sendable {
  case nameEmpty
  case nameTaken
  /// Tabs of these titles use it.
  case identityInUse([String])
  /// The standard one, the private one and a driver's always stay.
  case notDeletable
  /// The private one and a driver's stay as they are, and the standard one stays in front.
  case notChangeable
  case notFound
  /// The disk did not take the note that it is to be deleted; nothing was deleted.
  case unwritable(StoreProblem)

  /// The reason and what to do, as sentences for the person.
  public var message: String {
    switch self {
    case .nameEmpty: "An identity needs a name."
    case .nameTaken: "Another identity has this name. Choose a different one."
    case .identityInUse(let titles): Self.inUse(titles)
    case .notDeletable: "This identity can't be deleted."
    case .notChangeable: "This identity can't be changed."
    case .notFound: "This identity is not there any more."
    case .unwritable(let problem):
      "The identity could not be deleted (\(problem.reason)). Nothing was removed."
    }
  }

  private static let longestList = 8

  private static func inUse(_ titles: [String]) -> String {
    guard titles.count > 1 else {
      return titles.first.map { "The tab “\($0)” uses this identity. Close it first." }
        ?? "A tab uses this identity. Close it first."
    }
    let named = titles.prefix(longestList).map { "“\($0)”" }.joined(separator: ", ")
    let others = titles.count - longestList
    return "\(titles.count) tabs use this identity: \(named)\(others > 0 ? " and \(others) more" : ""). "
      + "Close them first."
  }
}
