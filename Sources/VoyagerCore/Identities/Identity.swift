/// Who the person is on the web: a name, a colour and an icon, with cookies, storage and logins of its own.
public struct Identity: Hashable, Sendable, Identifiable {
  /// What an identity is for.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// The one that is always there.
    case standard
    /// A further one, made by the person.
    case named
    /// Lives in memory and leaves nothing.
    case privateBrowsing
    /// A driver's, in memory.
    case automation
  }

  public let id: IdentityID
  public var name: String
  public var color: IdentityColor
  /// A symbolic icon's name.
  public var icon: String
  public let kind: Kind
  /// What is cleared of it whenever the browser is left, beside what the settings say for every identity.
  public var clearsOnExit: Set<ExitData>
  /// How its pages reach the network.
  public var proxy: ProxyChoice

  public init(
    id: IdentityID = IdentityID(), name: String, color: IdentityColor, icon: String, kind: Kind = .named,
    clearsOnExit: Set<ExitData> = [], proxy: ProxyChoice = .system
  ) {
    self.id = id
    self.name = name
    self.color = color
    self.icon = icon
    self.kind = kind
    self.clearsOnExit = clearsOnExit
    self.proxy = proxy
  }

  /// Whether it lives in memory and leaves nothing.
  public var isInMemory: Bool { kind == .privateBrowsing || kind == .automation }
}
