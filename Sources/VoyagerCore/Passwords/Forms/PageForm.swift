/// Fields of one document that belong together, as an engine sees them.
public struct PageForm: Hashable, Sendable {
  /// Why the engine tells of it.
  public enum Occasion: String, Hashable, Sendable {
    /// It is there.
    case found
    /// The person came into one of its fields.
    case entered
    /// The person asks in one of its fields for what is saved.
    case asked
  }

  public var occasion: Occasion
  /// The origin of its document, or `null`, as the engine's own script in the document says.
  public var origin: String
  /// Where it is sent, or `nil` where its document's scripts take it.
  public var target: Address?
  public var fields: [FormField]
  /// The field that the person is in.
  public var focus: Int?
  /// Where that is in the view of the page.
  public var place: PagePlace

  public init(
    _ occasion: Occasion, origin: String, target: Address? = nil, fields: [FormField], focus: Int? = nil,
    place: PagePlace = PagePlace()
  ) {
    self.occasion = occasion
    self.origin = origin
    self.target = target
    self.fields = fields
    self.focus = focus
    self.place = place
  }
}
