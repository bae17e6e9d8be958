public import Foundation

/// Pages that were seen one after the other, without a long pause, on one day.
public struct HistorySession: Hashable, Sendable {
  /// A longer pause begins a new session.
  static let longestPause: TimeInterval = 30 * 60

  /// The newest first.
  public private(set) var entries: [HistoryEntry]

  init(entries: [HistoryEntry]) {
    self.entries = entries
  }

  /// Cuts entries, the newest first, into sessions.
  static func sessions(
    of entries: [HistoryEntry], longestPause: TimeInterval = longestPause, calendar: Calendar
  ) -> [HistorySession] {
    var sessions: [HistorySession] = []
    for entry in entries {
      if let next = sessions.last?.entries.last?.time, next.timeIntervalSince(entry.time) <= longestPause,
        calendar.isDate(next, inSameDayAs: entry.time)
      {
        sessions[sessions.count - 1].entries.append(entry)
      } else {
        sessions.append(HistorySession(entries: [entry]))
      }
    }
    return sessions
  }

  /// When it was, such as "Today, 08:12 – 09:30".
  public func title(now: Date, calendar: Calendar) -> String {
    guard let newest = entries.first?.time, let oldest = entries.last?.time else { return "" }
    let (start, end) = (Self.clock(oldest, calendar), Self.clock(newest, calendar))
    return "\(Self.day(newest, now, calendar)), \(start == end ? start : "\(start) – \(end)")"
  }

  /// The time of day in hours and minutes.
  public static func clock(_ time: Date, _ calendar: Calendar) -> String {
    format("HH:mm", time, calendar)
  }

  private static func day(_ time: Date, _ now: Date, _ calendar: Calendar) -> String {
    if calendar.isDate(time, inSameDayAs: now) { return "Today" }
    if let yesterday = calendar.date(byAdding: .day, value: -1, to: now),
      calendar.isDate(time, inSameDayAs: yesterday)
    {
      return "Yesterday"
    }
    let isThisYear = calendar.isDate(time, equalTo: now, toGranularity: .year)
    return format(isThisYear ? "EEEE d MMMM" : "EEEE d MMMM yyyy", time, calendar)
  }

  private static func format(_ pattern: String, _ time: Date, _ calendar: Calendar) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_GB")
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.dateFormat = pattern
    return formatter.string(from: time)
  }
}
