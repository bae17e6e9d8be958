extension TabModel {
  /// What shows beside the address, the most pressing first.
  public var signs: [PageSign] { status.uses.map(sign) + blockedSign }

  private func sign(for use: PageUse) -> PageSign {
    PageSign(
      id: .use(use), words: "\(siteName) \(use.words).",
      choices: [
        PageSign.Choice(title: use == .location ? "Stop and Reload" : "Stop") { [weak self] in self?.stop(use)
        }
      ])
  }

  private var blockedSign: [PageSign] {
    guard !blockedPages.isEmpty else {
      return []
    }
    let count = blockedPages.count
    let open = PageSign.Choice(title: count == 1 ? "Open It" : "Open Them") { [weak self] in
      self?.openBlockedPages()
    }
    let allow = PageSign.Choice(title: "Always Allow") { [weak self] in self?.allowPopups() }
    return [
      PageSign(
        id: .blockedPages,
        words: "\(siteName) tried to open \(count == 1 ? "another page" : "\(count) other pages").",
        choices: PermissionPlace(page: status.address) == nil ? [open] : [open, allow])
    ]
  }

  /// The site at the beginning of a sentence.
  private var siteName: String {
    let name = status.address.siteName
    return name.contains(" ") ? name.prefix(1).uppercased() + name.dropFirst() : name
  }

  /// The page was allowed something, for this once or because it was before.
  func wasAllowed(_ kind: PermissionKind) {
    allowed.insert(kind)
    stopped.subtract(kind.remembered)
    if kind == .location {
      status.knowsLocation = true
    }
  }

  /// Ends a use at once, with what was allowed for as long as the site is open.
  ///
  /// The document in front has to ask again, even if the site may always.
  public func stop(_ use: PageUse) {
    if let site = PermissionPlace.origin(status.address) {
      services.permissions.stop(use.kind, for: identity.id, on: site)
    }
    guard let capture = use.capture else {
      // A document that was once told goes on being told.
      stoppedNext.insert(use.kind)
      reload()
      return
    }
    stopped.insert(use.kind)
    surface?.stopCapture(capture)
  }

  private func openBlockedPages() {
    services.openBlockedPages(of: self)
  }

  private func allowPopups() {
    if let place = PermissionPlace(page: status.address) {
      services.permissions.remember(PermissionAnswer(.allow, .always), to: .popups, for: identity, at: place)
    }
    openBlockedPages()
  }
}
