import VoyagerCore

extension VisitKind {
  /// The word by which scripts know it.
  var name: String {
    switch self {
    case .link: "link"
    case .typed: "typed"
    case .bookmark: "bookmark"
    case .reload: "reload"
    }
  }
}
