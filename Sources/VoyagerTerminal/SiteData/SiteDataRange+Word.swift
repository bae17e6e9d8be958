import VoyagerCore

extension SiteDataRange {
  /// - Parameter word: As it stands on a command line.
  init?(word: String) {
    switch word {
    case "hour": self = .lastHour
    case "day": self = .lastDay
    case "week": self = .lastWeek
    case "month": self = .lastMonth
    default: return nil
    }
  }
}
