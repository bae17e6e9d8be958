import Foundation

/// Takes a small picture of a page in front, when the start page has a tile for it and none that is fresh.
///
/// Nobody sees on the start page what they signed in to: never of an identity in memory, of a page that its server
/// lets nobody store, that answered a form or that failed, or of a host that got a password or showed a field for
/// one in this run.
@MainActor
final class ThumbnailTaker {
  /// In pixels; sharp at 150 %.
  private static let size = (width: 480, height: 240)
  private static let lifetime: TimeInterval = 86_400

  /// How long a page that has loaded gets to draw itself.
  var patience = Duration.seconds(1)

  private weak var services: BrowserServices?
  private var signedIn: [IdentityID: Set<String>] = [:]
  private var waiting: Task<Void, Never>?

  init(_ services: BrowserServices) {
    self.services = services
  }

  /// A tab is in front, or its page has loaded.
  func pageIsThere(in tab: TabModel) {
    guard mayTake(tab) else { return }
    waiting?.cancel()
    waiting = Task { [patience, weak self, weak tab] in
      try? await Task.sleep(for: patience)
      guard !Task.isCancelled, let self, let tab else { return }
      await take(tab)
    }
  }

  /// A server got a name and a password, or asks for them.
  func didSignIn(at host: String, in tab: TabModel) {
    guard signedIn[tab.identity.id, default: []].insert(host).inserted else { return }
    let identity = tab.identity
    Task { [services] in await services?.pictures.removeThumbnails(.site(host), of: identity) }
  }

  /// Returns when nothing is being taken.
  func finish() async {
    await waiting?.value
  }

  private func take(_ tab: TabModel) async {
    let address = tab.status.address
    guard isWanted(address, of: tab.identity.id), let surface = tab.surface, await isHarmless(surface),
      let picture = try? await surface.thumbnail(width: Self.size.width, height: Self.size.height),
      // The page may have changed meanwhile.
      await isHarmless(surface), mayTake(tab), tab.surface === surface, tab.status.address == address
    else { return }
    services?.pictures.add(thumbnail: picture, of: address, in: tab.identity)
  }

  private func mayTake(_ tab: TabModel) -> Bool {
    let status = tab.status
    return services?.settings.settings.showsThumbnails == true && tab.isInFront && !tab.identity.isInMemory
      && status.address.isWeb && status.trouble == nil
      && !status.isLoading && !status.hasPasswordField && (tab.surface?.statusCode ?? 200) < 400
      && tab.surface?.activity.isDisjoint(with: [.answersForm, .unstorable]) == true
      && signedIn[tab.identity.id]?.contains(status.address.host ?? "") != true
  }

  private func isWanted(_ address: Address, of identity: IdentityID) -> Bool {
    guard let startPages = services?.startPages, startPages.hasTile(for: address, of: identity) else {
      return false
    }
    return startPages.picture(of: address, of: identity)?.taken.map {
      -$0.timeIntervalSinceNow > Self.lifetime
    } ?? true
  }

  /// Whether the document has no field for a password now, also in what it shows of other documents of its site.
  private func isHarmless(_ surface: any EngineSurface) async -> Bool {
    (try? await surface.evaluate(Self.script)) == "true"
  }

  private static let script = """
    (() => {
      const isHarmless = root => {
        if (root.querySelector('input[type=password]') !== null) return false
        for (const element of root.querySelectorAll('*')) {
          if (element.shadowRoot && !isHarmless(element.shadowRoot)) return false
          const inner = element.tagName === 'IFRAME' ? element.contentDocument : null
          if (inner && !isHarmless(inner)) return false
        }
        return true
      }
      return isHarmless(document)
    })()
    """
}
