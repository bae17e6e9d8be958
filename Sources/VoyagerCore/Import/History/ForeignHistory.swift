import Foundation

/// How another browser keeps its history.
enum ForeignHistory: Hashable, Sendable {
  case firefox
  case chromium
  case epiphany

  /// Address, title, time and kind of each visit that the person saw, the oldest first.
  var query: String {
    switch self {
    case .firefox:
      """
      SELECT p.url, p.title, v.visit_date, v.visit_type FROM moz_historyvisits v
      JOIN moz_places p ON p.id = v.place_id WHERE p.hidden = 0 ORDER BY v.visit_date
      """
    case .chromium:
      // Pages on the way to another one lack the mark of a chain's end.
      """
      SELECT u.url, u.title, v.visit_time, v.transition FROM visits v JOIN urls u ON u.id = v.url
      WHERE u.hidden = 0 AND v.transition & 0x20000000 <> 0 ORDER BY v.visit_time
      """
    case .epiphany:
      """
      SELECT u.url, u.title, v.visit_time, v.visit_type FROM visits v JOIN urls u ON u.id = v.url
      ORDER BY v.visit_time
      """
    }
  }

  var counting: String {
    switch self {
    case .firefox: "SELECT count(*) FROM moz_historyvisits"
    case .chromium, .epiphany: "SELECT count(*) FROM visits"
    }
  }

  func time(_ count: Int64) -> Date? {
    switch self {
    case .firefox, .epiphany: ImportedTime.since1970(count)
    case .chromium: ImportedTime.since1601(microseconds: count)
    }
  }

  /// What led to the page, or `nil` where it was no page of its own: a frame, a file that was saved.
  func kind(_ code: Int64) -> VisitKind? {
    switch self {
    case .firefox: Self.firefoxKind(code)
    case .chromium: Self.chromiumKind(code & 0xFF)
    case .epiphany: Self.epiphanyKind(code)
    }
  }

  private static func firefoxKind(_ code: Int64) -> VisitKind? {
    switch code {
    case 1, 5, 6: .link
    case 2: .typed
    case 3: .bookmark
    case 9: .reload
    default: nil
    }
  }

  private static func chromiumKind(_ code: Int64) -> VisitKind? {
    switch code {
    case 1, 5, 9, 10: .typed
    case 2: .bookmark
    case 3, 4: nil
    case 8: .reload
    default: .link
    }
  }

  private static func epiphanyKind(_ code: Int64) -> VisitKind {
    switch code {
    case 2: .typed
    case 8: .bookmark
    default: .link
    }
  }
}
