/// What is known of a download when its destination is asked for.
public struct DownloadResponse: Hashable, Sendable {
  public var address: Address
  /// The name that the server or the page proposes.
  ///
  /// Never trusted.
  public var suggestedName: String
  public var type: String
  /// In bytes, or `nil` when the server did not say.
  public var length: Int64?

  public init(address: Address, suggestedName: String, type: String, length: Int64?) {
    self.address = address
    self.suggestedName = suggestedName
    self.type = type
    self.length = length
  }
}
