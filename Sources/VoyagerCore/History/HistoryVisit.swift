public import Foundation

/// One line of the history.
public struct HistoryVisit: Hashable, Sendable, Identifiable {
  public let id: Int64
  public let page: HistoryPage
  public let time: Date
  public let kind: VisitKind
}
