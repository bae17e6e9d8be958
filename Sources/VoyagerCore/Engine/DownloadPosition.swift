/// How far a download has come, so that it can go on from there.
public struct DownloadPosition: Hashable, Sendable {
  /// What is there already, in bytes.
  public var offset: Int64
  /// By which the server tells whether the file is still the same: a strong entity tag or the time of its last change
  /// (RFC 9110, sections 8.8 and 13.1.5).
  public var validator: String

  public init(offset: Int64, validator: String) {
    self.offset = offset
    self.validator = validator
  }
}
