/// Something about the page in front that shows beside its address while it lasts.
@MainActor
public struct PageSign: Identifiable {
  public enum Kind: Hashable, Sendable {
    case use(PageUse)
    /// Pages that it tried to open without an action of the person.
    case blockedPages
  }

  /// One thing the person can do about it.
  public struct Choice {
    public let title: String
    public let run: @MainActor () -> Void
  }

  public let id: Kind
  /// A sentence.
  public let words: String
  /// The first one is the most wanted.
  public let choices: [Choice]
}
