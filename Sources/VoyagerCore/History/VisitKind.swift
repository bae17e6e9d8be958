/// What led a person to a page.
public enum VisitKind: Int, Hashable, Sendable {
  case link = 1
  case typed = 2
  case bookmark = 3
  /// The same page once more: it counts for nothing.
  case reload = 4

  /// How much a visit says that the person wants the page again, a followed link being 1.
  var weight: Double {
    switch self {
    case .link: 1
    case .typed: 4
    case .bookmark: 2
    case .reload: 0
    }
  }
}
