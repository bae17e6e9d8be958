/// What a server sent, before it is shown.
public struct PageResponse: Hashable, Sendable {
  public var address: Address
  public var type: String
  /// Whether the engine can show it by itself.
  public var isShowable: Bool
  /// Whether the server named it an attachment.
  public var isAttachment: Bool
  public var isMainFrame: Bool

  public init(address: Address, type: String, isShowable: Bool, isAttachment: Bool, isMainFrame: Bool) {
    self.address = address
    self.type = type
    self.isShowable = isShowable
    self.isAttachment = isAttachment
    self.isMainFrame = isMainFrame
  }
}
