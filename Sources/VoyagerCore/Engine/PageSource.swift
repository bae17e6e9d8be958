public import Foundation

/// The document in front, as it was loaded.
public struct PageSource: Hashable, Sendable {
  /// As the server gave it.
  public var bytes: Data
  /// The same, read in the encoding in which the page is shown.
  public var text: String

  public init(bytes: Data, text: String) {
    self.bytes = bytes
    self.text = text
  }
}
