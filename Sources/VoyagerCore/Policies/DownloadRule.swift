public import Foundation

/// Whether a page may begin a download without a question: once for each action of the person.
public struct DownloadRule: Sendable {
  /// Steps this soon after an action of the person belong to the same one.
  public static let pause: TimeInterval = 1

  private var lastAction: Date?
  private var hasDownloaded = false

  public init() {}

  /// The person went to an address of their own choice, perhaps that of a file.
  public mutating func personDidGo() {
    hasDownloaded = false
  }

  /// The person acted on the page, perhaps on a link to a file.
  public mutating func personDidAct(at now: Date) {
    if let lastAction, now.timeIntervalSince(lastAction) < Self.pause {
      return
    }
    lastAction = now
    hasDownloaded = false
  }

  /// Whether the download that begins now needs no question.
  public mutating func allowsNext() -> Bool {
    defer { hasDownloaded = true }
    return !hasDownloaded
  }
}
