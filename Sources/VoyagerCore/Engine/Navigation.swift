/// A step of a surface to another document, before it is made.
public struct Navigation: Hashable, Sendable {
  /// What began it.
  public enum Kind: Hashable, Sendable {
    case link
    case form
    case formResent
    case backForward
    case reload
    case other
  }

  /// Which frame will show the document.
  public enum Target: Hashable, Sendable {
    /// The page itself. An engine that can't tell says this for its frames as well.
    case mainFrame
    /// A frame within the page.
    case subframe
    /// A new page (`target=_blank`, `window.open`). ``EngineSurfaceDelegate`` is asked for the page itself after this.
    case newPage
  }

  public var address: Address
  public var kind: Kind
  public var target: Target
  /// What the page calls the new page, by which it may come back to it; `nil` without a name.
  public var targetName: String?
  /// Whether the person acted on the page just now.
  public var isByUser: Bool
  public var isRedirect: Bool
  /// The mouse button that was pressed: 1 is the first, 2 the middle one, 0 none.
  public var button: Int
  public var modifiers: Modifiers

  public init(
    address: Address, kind: Kind = .other, target: Target = .mainFrame,
    targetName: String? = nil, isByUser: Bool = false, isRedirect: Bool = false, button: Int = 0,
    modifiers: Modifiers = []
  ) {
    self.address = address
    self.kind = kind
    self.target = target
    self.targetName = targetName
    self.isByUser = isByUser
    self.isRedirect = isRedirect
    self.button = button
    self.modifiers = modifiers
  }
}
