/// A page that the parent draws itself.
public struct InternalPage: Hashable, Sendable {
  /// Complete HTML, everything escaped.
  public var html: String

  public init(html: String) {
    self.html = html
  }
}
