/// What is known of a download when its destination is asked for.
public struct DownloadResponse: Hashable, Sendable {
  public var address: Address
  /// The name that the server or the page proposes.
  ///
  /// Never trusted.
  public var suggestedName: String
  public var type: String
  /// Of the whole file in bytes, or `nil` when the server did not say.
  public var length: Int64?
  /// Where in the file the answer begins, in bytes.
  ///
  /// Not zero where the server gives a part of it: the one that ``Engine/resume(_:from:in:)`` asked for, if it can be
  /// trusted.
  public var offset: Int64
  /// By which a later answer can be told to be of the same file, see ``DownloadPosition/validator``.
  ///
  /// `nil` where the server would not go on from the middle of the file.
  public var validator: String?

  /// Whether asking the address again gives the file, as it does not where a form was sent.
  public var isRepeatable: Bool

  public init(
    address: Address, suggestedName: String, type: String, length: Int64?, offset: Int64 = 0,
    validator: String? = nil, isRepeatable: Bool = true
  ) {
    self.address = address
    self.suggestedName = suggestedName
    self.type = type
    self.length = length
    self.offset = offset
    self.validator = validator
    self.isRepeatable = isRepeatable
  }
}
