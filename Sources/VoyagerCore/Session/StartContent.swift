/// What the browser begins with.
public enum StartContent: String, Hashable, Sendable, Codable, CaseIterable {
  /// The windows and tabs of the last run.
  case lastSession
  /// One new window.
  case newWindow
}
