/// Why a text names no proxy.
public enum ProxyProblem: Error, Hashable, Sendable {
  /// It does not begin as one of the kinds that are known.
  case unknownKind
  /// A name or a password stands in it.
  case namesPerson
  case namesNoHost
  case namesNoPort
  /// Something follows the port.
  case namesMore
  /// What should be reached without the proxy is no host.
  case noHost(String)

  /// The reason and what to do, as sentences for the person.
  public var message: String {
    switch self {
    case .unknownKind: "The address of a proxy begins with http://, https:// or socks5://."
    case .namesPerson: "Leave out the name and the password. Voyager keeps none for a proxy."
    case .namesNoHost: "The proxy's host is missing. Write it like \(Self.sample)."
    case .namesNoPort: "The proxy's port is missing. Write it like \(Self.sample)."
    case .namesMore: "The address of a proxy ends with its port. Leave out what follows it."
    case .noHost(let text): "“\(text)” is no host. Write hosts like news.example or 10.0.0.0/8."
    }
  }

  private static let sample = "socks5://proxy.example:1080"
}
