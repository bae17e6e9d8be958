public import Foundation

/// The document in front, as it was loaded.
public struct PageSource: Hashable, Sendable {
  /// As the server gave it.
  public var bytes: Data
  /// The same, read in the encoding in which the page is shown.
  public var text: String
  /// The media type that the server gave; empty where nobody said.
  public var type: String

  public init(bytes: Data, text: String, type: String = "") {
    self.bytes = bytes
    self.text = text
    self.type = type
  }

  /// Whether the engine shows a file that is no web page, such as a PDF or a picture.
  public var isFile: Bool { !["", "text/html", "application/xhtml+xml"].contains(type) && !bytes.isEmpty }
}
