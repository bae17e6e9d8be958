public import Observation

/// Notices that wait for a window to show them, oldest first.
@MainActor @Observable
public final class NoticesModel {
  public private(set) var waiting: [Notice] = []

  public init() {}

  /// Adds a notice, unless the same one waits already.
  public func add(_ notice: Notice) {
    guard !waiting.contains(notice) else { return }
    waiting.append(notice)
  }

  /// Takes back a notice that the person was told in another way.
  public func remove(_ notice: Notice) {
    waiting.removeAll { $0 == notice }
  }

  /// Hands over every waiting notice.
  ///
  /// Each is handed over once.
  public func take() -> [Notice] {
    defer { waiting = [] }
    return waiting
  }
}
