/// One field of a form for signing in, as an engine sees it.
public struct FormField: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case text
    case email
    case telephone = "tel"
    case password
  }

  public var kind: Kind
  /// The words of its `autocomplete`, in lower case.
  public var hints: Set<String>
  /// What the page calls it.
  public var name: String
  /// What is in it; never given of a password before it is sent.
  public var text: String
  /// Whether the person can see it and click on it.
  public var isVisible: Bool
  /// Whether the person can write in it.
  public var isEditable: Bool
  /// Whether there is something in it.
  public var isFilled: Bool

  public init(
    _ kind: Kind, hints: Set<String> = [], name: String = "", text: String = "", isVisible: Bool = true,
    isEditable: Bool = true, isFilled: Bool = false
  ) {
    self.kind = kind
    self.hints = hints
    self.name = name
    self.text = text
    self.isVisible = isVisible
    self.isEditable = isEditable
    self.isFilled = isFilled
  }
}
