extension Address {
  public var isWeb: Bool { scheme == "http" || scheme == "https" }

  public var isFile: Bool { scheme == "file" }

  /// Whether it would run inside the page in front instead of leading anywhere.
  public var isScript: Bool { scheme.map(TypedScheme.scripts.contains) ?? false }

  /// A page of the parent's own.
  public var isInternal: Bool { scheme == Self.internalScheme }

  /// Nothing to show: no address, or the blank page.
  public var isBlank: Bool {
    let scheme = scheme
    if scheme == "about" {
      return path.lowercased() == "blank"
    }
    return scheme == nil && text.utf8.allSatisfy { $0 <= 0x20 }
  }

  /// Whether the host is this machine itself.
  public var isLoopback: Bool { host.map(HostName.isLoopback) ?? false }

  /// Whether the host can only be in the same house: a router, a printer, a server in the cellar.
  public var isOnLocalNetwork: Bool { host.map(HostName.isLocal) ?? false }

  /// The site in words, such as "news.example".
  public var siteName: String {
    if isBlank {
      return "a blank page"
    }
    switch scheme {
    case "file": return "this computer"
    case Self.internalScheme: return "Voyager"
    case "blob": return Address(path).host.map { AddressDisplay.name($0) } ?? "this page"
    default: return host.map { AddressDisplay.name($0) } ?? "this page"
    }
  }
}
