/// How far back clearing goes.
public enum SiteDataRange: String, Hashable, Sendable, CaseIterable {
  case lastHour
  case lastDay
  case lastWeek
  case lastMonth
  case everything

  /// `nil` for all time.
  var time: Duration? {
    switch self {
    case .lastHour: .seconds(3600)
    case .lastDay: .seconds(24 * 3600)
    case .lastWeek: .seconds(7 * 24 * 3600)
    case .lastMonth: .seconds(30 * 24 * 3600)
    case .everything: nil
    }
  }

  public var name: String {
    switch self {
    case .lastHour: "The last hour"
    case .lastDay: "The last day"
    case .lastWeek: "The last week"
    case .lastMonth: "The last month"
    case .everything: "All time"
    }
  }
}
