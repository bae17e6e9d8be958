/// What a server says of an address, without its content.
public struct ServerAnswer: Hashable, Sendable {
  public let status: Int
  /// Where it sends whoever asks, as a whole address.
  public let location: Address?

  public init(status: Int, location: Address? = nil) {
    self.status = status
    self.location = location
  }
}
