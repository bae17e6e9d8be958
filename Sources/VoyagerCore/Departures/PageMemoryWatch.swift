/// Knows how much memory the processes of pages have.
public protocol PageMemoryWatch: AnyObject, Sendable {
  /// What is known of the process that ended just now; of several that did, not which had what memory.
  func endedProcess() async -> EndedProcess
}
