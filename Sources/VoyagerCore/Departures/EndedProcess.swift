/// What is known of a page's process that ended.
public struct EndedProcess: Hashable, Sendable {
  /// What it had when it was last seen, in bytes, where that is known.
  public var memory: Int?
  /// Whether the system ended it to have its memory.
  public var gaveItsMemory: Bool

  public init(memory: Int? = nil, gaveItsMemory: Bool = false) {
    self.memory = memory
    self.gaveItsMemory = gaveItsMemory
  }
}
