/// The back/forward list of a surface, without the document in front.
public struct SurfaceHistory: Hashable, Sendable {
  /// One document that can be gone to.
  public struct Entry: Hashable, Sendable {
    public var address: Address
    public var title: String

    public init(address: Address, title: String) {
      self.address = address
      self.title = title
    }
  }

  /// Nearest first.
  public var back: [Entry]
  /// Nearest first.
  public var forward: [Entry]

  public init(back: [Entry] = [], forward: [Entry] = []) {
    self.back = back
    self.forward = forward
  }
}
