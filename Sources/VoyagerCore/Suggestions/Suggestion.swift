/// One row below the address field.
public struct Suggestion: Hashable, Sendable, Identifiable {
  /// What happens when the person picks it.
  public enum Action: Hashable, Sendable {
    /// Opens an address, in another identity where one is named.
    case open(Address, as: IdentityID?)
    case show(TabID)
    case openAccount(AccountID)
    case search(Address)
  }

  /// The same for the same row while the person goes on typing.
  public struct ID: Hashable, Sendable {
    let kind: SuggestionKind
    let key: String
    let identity: IdentityID?
  }

  public let id: ID
  public var kind: SuggestionKind
  /// In one line; never empty.
  public var title: String
  /// For reading, or empty when the title says it all.
  public var address: String
  /// In one or two words, why it is here.
  public var why: String
  /// Whose it is, when that is not who the person is in the tab.
  public var identity: IdentityID?
  /// What the person typed, in the title and in the address; offsets in UTF-8.
  public var titleMatches: [Range<Int>]
  public var addressMatches: [Range<Int>]
  public var action: Action
  /// The page in the history, when it can be deleted there.
  public var page: Int64?
  /// The address that it leads to.
  public var target: Address

  init(
    _ kind: SuggestionKind, _ target: Address, title: String, address: String = "", why: String,
    identity: IdentityID? = nil, titleMatches: [Range<Int>] = [], addressMatches: [Range<Int>] = [],
    action: Action, page: Int64? = nil
  ) {
    id = ID(
      kind: kind, key: kind == .search || kind == .open ? "" : target.text, identity: identity)
    self.kind = kind
    self.target = target
    self.title = title
    self.address = address
    self.why = why
    self.identity = identity
    self.titleMatches = titleMatches
    self.addressMatches = addressMatches
    self.action = action
    self.page = page
  }

  /// What stands in the field while the row is chosen.
  public var text: String {
    switch kind {
    case .search, .words: title
    default: AddressDisplay.full(target)
    }
  }

  /// The row in one sentence, as a screen reader says it.
  ///
  /// - Parameter name: What the identity is called, when it is another one.
  public func spoken(identity name: String?) -> String {
    let parts = [title, address, why, name.map { "as \($0)" } ?? ""]
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
