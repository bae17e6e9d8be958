/// What the sources of suggestions are asked.
public struct SuggestionRequest: Sendable {
  public let query: SuggestionQuery
  /// Who the person is in the tab that they type in.
  public let identity: Identity
  /// The tab that they type in.
  public let tab: TabID?

  public init(query: SuggestionQuery, identity: Identity, tab: TabID?) {
    self.query = query
    self.identity = identity
    self.tab = tab
  }
}
