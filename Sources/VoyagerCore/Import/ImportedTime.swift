import Foundation

/// Reads the times of other browsers.
enum ImportedTime {
  /// A time since 1970 in seconds, or in the finer units that some write in their place.
  ///
  /// No bookmark is older than the web or younger than the year 5000, so the unit shows in the size.
  static func since1970(_ count: Int64) -> Date? {
    switch count {
    case ..<1: nil
    case ..<100_000_000_000: Date(timeIntervalSince1970: Double(count))
    case ..<100_000_000_000_000: Date(timeIntervalSince1970: Double(count) / 1000)
    case ..<microsecondsTo1970: Date(timeIntervalSince1970: Double(count) / 1_000_000)
    default: since1601(microseconds: count)
    }
  }

  /// As Chromium counts.
  static func since1601(microseconds: Int64) -> Date? {
    guard microseconds > microsecondsTo1970, microseconds < 100_000_000_000_000_000 else { return nil }
    return Date(timeIntervalSince1970: Double(microseconds - microsecondsTo1970) / 1_000_000)
  }

  /// From 1601 to 1970.
  private static let microsecondsTo1970: Int64 = 11_644_473_600_000_000
}
