/// Logins that a person may choose from at a field of a page.
public struct LoginOffer: Hashable, Sendable {
  public enum Choice: Hashable, Sendable {
    case login(LoginID)
    /// Those of the other identities.
    case others
  }

  public struct Row: Hashable, Sendable, Identifiable {
    public let login: Login
    /// Whose it is, where it is another identity's.
    public let owner: String?
    /// Where it belongs, where that is not the page's own origin.
    public let site: String?

    public var id: LoginID { login.id }
    /// What to call it.
    public var title: String { login.name.isEmpty ? "No name" : login.name }
    /// What tells it from others of the same title, or `nil`.
    public var detail: String? {
      let parts = [site, owner.map { "saved in “\($0)”" }].compactMap(\.self)
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
  }

  /// The best first.
  public var rows: [Row]
  /// Whether other identities have some too.
  public var hasOthers: Bool
  /// The field at which they are offered.
  public var place: PagePlace
  /// Whether the person asked, and goes on with the keyboard in what is shown.
  public var isAsked: Bool
}
