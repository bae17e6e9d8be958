public import Foundation

/// What is left of a page that gets ready to sleep.
public struct SleepingPage: Hashable, Sendable {
  /// As ``EngineSurface/sessionState()``, with where the person was and what forms held.
  public var state: Data?
  /// What its site keeps for this tab alone, as bytes that the same engine understands.
  ///
  /// It is never written to a disk.
  public var tabStorage: Data?

  public init(state: Data?, tabStorage: Data? = nil) {
    self.state = state
    self.tabStorage = tabStorage
  }
}
