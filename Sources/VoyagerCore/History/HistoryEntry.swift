public import Foundation

/// One row of the view of the history: a visit, or a page that a search found.
public struct HistoryEntry: Hashable, Sendable, Identifiable {
  public enum ID: Hashable, Sendable {
    case visit(Int64)
    case page(Int64)
  }

  public let id: ID
  public let page: HistoryPage
  public let time: Date

  init(_ visit: HistoryVisit) {
    id = .visit(visit.id)
    page = visit.page
    time = visit.time
  }

  init(_ page: HistoryPage) {
    id = .page(page.id)
    self.page = page
    time = page.lastVisit
  }

  /// The title, or the address where the page had none.
  public var title: String {
    page.title.isEmpty ? AddressDisplay.full(page.address) : page.title
  }
}
