/// How far an import has come.
public struct ImportProgress: Hashable, Sendable {
  public let done: Int
  public let count: Int

  init(done: Int, of count: Int) {
    self.done = done
    self.count = count
  }

  /// From 0 to 1.
  public var fraction: Double { count > 0 ? min(1, Double(done) / Double(count)) : 0 }
}
