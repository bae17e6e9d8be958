/// Who asks: shown with each question, so that the person knows whom they answer.
public struct Asker: Hashable, Sendable {
  public var tab: TabID
  /// The page in front of the tab.
  public var page: Address

  public init(tab: TabID, page: Address) {
    self.tab = tab
    self.page = page
  }

  /// The site in words, such as "news.example".
  public var name: String { page.siteName }
}
