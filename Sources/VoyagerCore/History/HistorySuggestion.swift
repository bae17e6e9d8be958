/// A page of the history that may be what a person is typing.
public struct HistorySuggestion: Hashable, Sendable {
  public let page: HistoryPage
  /// How much the person wants the page, to be compared with that of other pages only.
  public let frecency: Double
  /// How often the person typed its address.
  public let typed: Int
}
