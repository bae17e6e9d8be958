import VoyagerCore

extension ConnectionSign {
  /// The name of its symbolic icon.
  var icon: String {
    switch self {
    case .search: "system-search-symbolic"
    case .onItsWay: "content-loading-symbolic"
    case .failed: "dialog-error-symbolic"
    case .local: "dialog-information-symbolic"
    case .thisComputer: "computer-symbolic"
    case .secure: "channel-secure-symbolic"
    case .excepted, .mixed: "dialog-warning-symbolic"
    case .insecure, .insecurePassword: "channel-insecure-symbolic"
    }
  }
}
