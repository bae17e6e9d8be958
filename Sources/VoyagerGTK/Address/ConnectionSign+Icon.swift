import VoyagerCore

extension ConnectionSign {
  /// The name of its symbolic icon.
  var icon: String {
    switch self {
    case .search: "system-search-symbolic"
    case .onItsWay, .failed, .local: "dialog-information-symbolic"
    case .thisComputer: "computer-symbolic"
    case .secure: "channel-secure-symbolic"
    case .excepted, .mixed: "dialog-warning-symbolic"
    case .insecure, .insecurePassword: "channel-insecure-symbolic"
    }
  }
}
