/// The windows and tabs of a run, as they were kept.
public struct StoredSession: Hashable, Sendable {
  /// The one used last first.
  public var windows: [StoredWindow]

  public init(windows: [StoredWindow] = []) {
    self.windows = windows
  }

  public var isEmpty: Bool { windows.allSatisfy(\.tabs.isEmpty) }
}
