/// One thing that a site may or may not do, as the person can change it.
public struct SitePermission: Hashable, Sendable {
  /// What becomes of the site's next wish.
  public enum Choice: Hashable, Sendable, CaseIterable {
    /// Nothing is remembered: the person is asked, or the browser's own rule holds.
    case usual
    case allow
    case never
  }

  public let kind: PermissionKind
  /// Where it holds.
  public let place: PermissionPlace
  public let choice: Choice

  public init(kind: PermissionKind, place: PermissionPlace, choice: Choice = .usual) {
    self.kind = kind
    self.place = place
    self.choice = choice
  }

  /// What it is called, with the part of the page that asks where that is another site.
  public var title: String {
    place.isOfPart ? "\(kind.title), for \(Address(place.asker).siteName)" : kind.title
  }

  /// What a choice is called for this kind.
  public func name(of choice: Choice) -> String {
    switch (choice, kind) {
    case (.usual, .popups), (.usual, .autoplay), (.usual, .automaticDownloads): "Only when you act"
    case (.usual, _): "Ask"
    case (.allow, _): "Allow"
    case (.never, _): "Never allow"
    }
  }

  /// All that a person can decide on a page: what is remembered first, then the rest.
  ///
  /// - Parameters:
  ///   - place: The page's own.
  ///   - remembered: What is remembered where the page's site is in front.
  public static func all(at place: PermissionPlace, remembered: [RememberedPermission]) -> [SitePermission] {
    let answered = remembered.map {
      SitePermission(kind: $0.kind, place: $0.place, choice: $0.decision == .allow ? .allow : .never)
    }
    let rest = offered.filter { kind in !answered.contains { $0.kind == kind && $0.place == place } }
    return answered + rest.map { SitePermission(kind: $0, place: place) }
  }

  /// What is worth deciding before a site has asked, the usual wishes first.
  private static let offered: [PermissionKind] = [
    .camera, .microphone, .location, .notifications, .popups, .autoplay, .screen, .clipboard,
    .automaticDownloads,
  ]
}

extension PermissionPlace {
  /// Whether a part of the page asks, and not the page itself.
  public var isOfPart: Bool { site != asker }
}
