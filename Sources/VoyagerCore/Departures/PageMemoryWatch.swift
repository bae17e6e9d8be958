/// Knows how much memory the processes of pages have.
public protocol PageMemoryWatch: AnyObject, Sendable {
  /// What the process had that ended just now, in bytes, as it was last seen.
  ///
  /// - Returns: `nil` where that is not known, and where several ended.
  func memoryOfEndedProcess() async -> Int?
}
