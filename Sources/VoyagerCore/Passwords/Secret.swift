/// A text that is shown nowhere by accident: no description, no log and no crash report has it.
///
/// Kept in memory no longer than it is needed.
public struct Secret: Hashable, Sendable {
  public let text: String

  public init(_ text: String) {
    self.text = text
  }

  public var isEmpty: Bool { text.isEmpty }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "(secret)" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
