/// What a context menu was asked for.
public struct ContextTarget: Hashable, Sendable {
  /// Media under the pointer.
  public enum Media: Hashable, Sendable {
    case image(Address)
    case video(Address)
    case audio(Address)
  }

  public var link: Address?
  public var linkText: String?
  public var media: Media?
  /// The selected text, if the pointer is on it.
  public var selection: String?
  public var isEditable: Bool
  /// The engine's own entries that make sense here, of those the parent knows.
  public var offered: Set<EngineMenuItem>

  public init(
    link: Address? = nil, linkText: String? = nil, media: Media? = nil, selection: String? = nil,
    isEditable: Bool = false, offered: Set<EngineMenuItem> = []
  ) {
    self.link = link
    self.linkText = linkText
    self.media = media
    self.selection = selection
    self.isEditable = isEditable
    self.offered = offered
  }
}
