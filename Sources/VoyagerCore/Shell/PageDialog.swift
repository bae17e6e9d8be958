/// A question that a page's script asks and waits for.
public struct PageDialog: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case alert
    case confirm
    case prompt(suggestion: String)
    /// The page asks to stay before it is left. Its own words are not shown, as every browser does.
    case leave
  }

  /// The one answer.
  public enum Answer: Hashable, Sendable {
    /// Alert seen, confirm refused, prompt cancelled, staying on the page.
    case dismissed
    /// Confirm agreed to, or the page may be left.
    case accepted
    /// What was typed into a prompt.
    case text(String)
  }

  public var kind: Kind
  public var message: String
  /// Whether the person may stop further dialogs of this page.
  ///
  /// The parent sets it from the second dialog on.
  public var offersToStop: Bool

  public init(kind: Kind, message: String = "", offersToStop: Bool = false) {
    self.kind = kind
    self.message = message
    self.offersToStop = offersToStop
  }
}
