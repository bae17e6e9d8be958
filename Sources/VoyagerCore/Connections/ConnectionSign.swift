/// How the page in front came, as one sign with one sentence.
public enum ConnectionSign: Hashable, Sendable {
  /// There is no page: the address field takes a search.
  case search
  case onItsWay
  case failed
  /// A file, or a server on this very machine.
  case thisComputer
  /// A page that did not come over the network.
  case local
  case secure
  case excepted
  case mixed
  case insecure
  /// An insecure page that asks for a password.
  case insecurePassword

  /// - Parameters:
  ///   - status: The tab in front, if there is one.
  ///   - isEdited: Whether the address field shows what the person types.
  public init(of status: TabStatus?, isEdited: Bool) {
    guard let status, !isEdited, !status.shownAddress.isBlank, status.shownAddress != .start else {
      self = .search
      return
    }
    if let pending = status.pending {
      self = pending.hasEnded ? .search : .onItsWay
      return
    }
    guard status.trouble == nil else {
      self = .failed
      return
    }
    self = Self.sign(of: status)
  }

  private static func sign(of status: TabStatus) -> ConnectionSign {
    switch status.security {
    case .secure: .secure
    case .excepted: .excepted
    case .mixed: .mixed
    case .insecure where status.shownAddress.isLoopback: .thisComputer
    case .insecure: status.hasPasswordField ? .insecurePassword : .insecure
    case .local: status.shownAddress.isFile ? .thisComputer : .local
    }
  }

  /// Two or three words to stand beside the sign, where the person must not miss it.
  public var caption: String? {
    switch self {
    case .excepted, .insecure, .insecurePassword: "Not secure"
    case .search, .onItsWay, .failed, .thisComputer, .local, .secure, .mixed: nil
    }
  }

  /// What a screen reader says, and a pointer that rests on the sign.
  public var sentence: String {
    switch self {
    case .search: "Search or type an address"
    case .onItsWay: "This page is still on its way"
    case .failed: "This page could not be shown"
    case .thisComputer: "A page of this computer"
    case .local: "A page that did not come over the network"
    case .secure: "Secure connection"
    case .excepted: "Not secure: you went on although the site could not prove itself"
    case .mixed: "Parts of this page are not secure"
    case .insecure: "Not secure: others can read and change this page"
    case .insecurePassword: "Not secure: others can read a password that you type here"
    }
  }

  /// How loudly a shell shows it.
  public var urgency: ConnectionUrgency {
    switch self {
    case .insecurePassword: .danger
    case .excepted, .mixed, .insecure: .warning
    case .search, .onItsWay, .failed, .thisComputer, .local, .secure: .none
    }
  }
}
