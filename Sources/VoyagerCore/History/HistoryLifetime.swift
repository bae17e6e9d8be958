public import Foundation

/// How long a visit is kept.
public enum HistoryLifetime: String, Codable, CaseIterable, Hashable, Sendable {
  case month
  case threeMonths
  case sixMonths
  case year
  case forever

  /// Visits from before this time go; `nil` where none does.
  public func limit(at now: Date, calendar: Calendar = Calendar(identifier: .gregorian)) -> Date? {
    months.flatMap { calendar.date(byAdding: .month, value: -$0, to: now) }
  }

  private var months: Int? {
    switch self {
    case .month: 1
    case .threeMonths: 3
    case .sixMonths: 6
    case .year: 12
    case .forever: nil
    }
  }
}
