/// An address on the web or in the browser itself, kept exactly as it was given.
///
/// The text is never rewritten: what a person, a link or another program handed over is what the engine loads.
public struct Address: Hashable, Sendable {
  public let text: String

  public init(_ text: String) {
    self.text = text
  }

  /// The scheme of the parent's own pages.
  public static let internalScheme = "voyager"

  public static let blank = Address("about:blank")
  public static let start = Address("voyager:start")
  /// The page of what left, and why.
  public static let departures = Address("voyager:departures")
}
