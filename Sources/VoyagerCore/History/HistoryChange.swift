/// What a page in front of the person adds to the history.
public enum HistoryChange: Hashable, Sendable {
  case visit(Visit)
  /// A page that is there got another title.
  case title(String, Address, IdentityID)

  var identity: IdentityID {
    switch self {
    case .visit(let visit): visit.identity
    case .title(_, _, let identity): identity
    }
  }
}
