/// Why an identity could not be made, changed or deleted.
public enum IdentityError: Error, Hashable, Sendable {
  case nameEmpty
  case nameTaken
  /// A tab uses it.
  case identityInUse
  /// The standard one, the private one and a driver's always stay.
  case notDeletable
  /// The private one and a driver's stay as they are, and the standard one stays in front.
  case notChangeable
  case notFound

  /// The reason and what to do, as sentences for the person.
  public var message: String {
    switch self {
    case .nameEmpty: "An identity needs a name."
    case .nameTaken: "Another identity has this name. Choose a different one."
    case .identityInUse: "Tabs use this identity. Close them first."
    case .notDeletable: "This identity can't be deleted."
    case .notChangeable: "This identity can't be changed."
    case .notFound: "This identity is not there any more."
    }
  }
}
