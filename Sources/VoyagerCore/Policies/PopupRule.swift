public import Foundation

/// Whether a page may open another page: once for each action of the person.
public struct PopupRule: Sendable {
  /// An action of the person counts for one page; a page that opens a second one this soon after is blocked.
  public static let pause: TimeInterval = 1

  private var lastOpened: Date?

  public init() {}

  /// Whether this page may be opened now.
  public mutating func allows(_ opening: PageOpening, at now: Date) -> Bool {
    guard opening.isByUser else {
      return false
    }
    if let lastOpened, now.timeIntervalSince(lastOpened) < Self.pause {
      return false
    }
    lastOpened = now
    return true
  }
}
