/// How all downloads of the run go, for a desktop that shows it beside the program's name.
public struct DownloadsSummary: Hashable, Sendable {
  /// How many run.
  public var running: Int
  /// How far all of them have come, from 0 to 1; `nil` when nothing runs or a server did not say.
  ///
  /// In whole hundredths: more would be told often and seen by nobody.
  public let progress: Double?

  public init(running: Int = 0, progress: Double? = nil) {
    self.running = running
    self.progress = progress.map { ($0 * 100).rounded(.down) / 100 }
  }
}
