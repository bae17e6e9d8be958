import VoyagerCore

/// What the security sign says.
struct SecurityWords {
  let icon: String
  let sentence: String
  let isWarning: Bool

  private init(_ icon: String, _ sentence: String, isWarning: Bool = false) {
    self.icon = icon
    self.sentence = sentence
    self.isWarning = isWarning
  }

  init(of status: TabStatus?, isEdited: Bool) {
    guard let status, !isEdited, !Self.isEmpty(status.shownAddress) else {
      self.init("system-search-symbolic", "Search or type an address")
      return
    }
    guard status.pending == nil else {
      self.init("dialog-information-symbolic", "This page is still on its way")
      return
    }
    guard status.trouble == nil else {
      self.init("dialog-information-symbolic", "This page could not be shown")
      return
    }
    switch status.security {
    case .secure: self.init("channel-secure-symbolic", "Secure connection")
    case .excepted:
      self.init(
        "dialog-warning-symbolic", "Not secure: you went on although the site could not prove itself",
        isWarning: true)
    case .mixed: self.init("dialog-warning-symbolic", "Parts of this page are not secure", isWarning: true)
    case .insecure where status.address.isLoopback:
      self.init("computer-symbolic", "A page of this computer")
    case .insecure:
      self.init("channel-insecure-symbolic", "Not secure: others can read this page", isWarning: true)
    case .local where status.address.isFile: self.init("computer-symbolic", "A page of this computer")
    case .local: self.init("dialog-information-symbolic", "A page that did not come over the network")
    }
  }

  private static func isEmpty(_ address: Address) -> Bool { address.isBlank || address == .start }
}
