/// A text that is searched in pages.
public struct PageSearch: Hashable, Sendable {
  public var text: String
  public var options: FindOptions

  public init(text: String = "", options: FindOptions = []) {
    self.text = text
    self.options = options
  }
}
