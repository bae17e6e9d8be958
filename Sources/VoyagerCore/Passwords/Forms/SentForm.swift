/// A form as the person sent it.
public struct SentForm: Sendable {
  /// What became of its document.
  public enum Outcome: String, Hashable, Sendable {
    /// Another document comes.
    case leaves
    /// The document stays, and the form is gone from it.
    case vanishes
  }

  public var form: PageForm
  /// What was in its fields, by their places in it.
  public var values: [Int: Secret]
  public var outcome: Outcome

  public init(_ form: PageForm, _ values: [Int: Secret], _ outcome: Outcome) {
    self.form = form
    self.values = values
    self.outcome = outcome
  }
}
