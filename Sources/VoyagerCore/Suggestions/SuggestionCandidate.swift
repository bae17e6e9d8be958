/// A page or words that a source proposes, before they are put in order.
public struct SuggestionCandidate: Hashable, Sendable {
  public var kind: SuggestionKind
  public var address: Address
  public var title: String
  /// Whose it is, or `nil` when it fits everybody.
  public var identity: IdentityID?
  /// How much the person wants the page, on the scale of ``HistorySuggestion/frecency``; `nil` when never visited.
  public var frecency: Double?
  /// Whether the person typed its address before.
  public var isTyped: Bool
  /// More words that it is found by, such as a bookmark's tags and keyword.
  public var words: String
  /// The tab that shows it.
  public var tab: TabID?
  /// The page in the history, which can be deleted.
  public var page: Int64?
  /// The account shortcut that leads there.
  public var account: AccountID?

  public init(
    _ kind: SuggestionKind, _ address: Address, title: String = "", identity: IdentityID? = nil,
    frecency: Double? = nil, isTyped: Bool = false, words: String = "", tab: TabID? = nil, page: Int64? = nil,
    account: AccountID? = nil
  ) {
    self.kind = kind
    self.address = address
    self.title = title
    self.identity = identity
    self.frecency = frecency
    self.isTyped = isTyped
    self.words = words
    self.tab = tab
    self.page = page
    self.account = account
  }
}
