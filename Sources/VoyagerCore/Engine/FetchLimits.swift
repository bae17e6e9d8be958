/// How much a fetch may take.
public struct FetchLimits: Hashable, Sendable {
  public let bytes: Int
  public let time: Duration

  public init(bytes: Int, time: Duration) {
    self.bytes = bytes
    self.time = time
  }
}
