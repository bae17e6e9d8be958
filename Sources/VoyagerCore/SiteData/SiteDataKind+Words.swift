extension SiteDataKind {
  public var name: String {
    switch self {
    case .cookies: "Cookies"
    case .storage: "Site storage"
    case .serviceWorkers: "Background scripts"
    case .cache: "Cached files"
    }
  }

  /// What clearing it comes to.
  public var sentence: String {
    switch self {
    case .cookies: "Signs you out of most sites"
    case .storage: "What sites keep on this computer, such as drafts"
    case .serviceWorkers: "Sites install them again when you come back"
    case .cache: "Pages and pictures are fetched again"
    }
  }
}
