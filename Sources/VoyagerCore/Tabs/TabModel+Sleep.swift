import Foundation

/// A tab that sleeps has no page, but knows what it was when it had one.
extension TabModel {
  /// Whether the tab has no page until somebody looks at it.
  public var isAsleep: Bool { surface == nil && kept != nil }

  /// The engine's back/forward list as opaque bytes, or `nil`.
  var state: Data? { surface?.sessionState() ?? kept?.state }

  /// Gives a tab that sleeps its page again.
  func wake() {
    guard let kept, surface == nil else {
      return
    }
    makeSurface()
    restore(kept.state, at: kept.page.address)
    comingBack = kept.page
    // The person was there before: it is no further visit.
    history.willGo()
  }

  /// A document came: the one that comes back is scrolled to where the person was.
  ///
  /// The engine's own list knows it only of pages that were hidden or left.
  func scrollDocument(at address: Address) {
    let page = comingBack.take()
    guard let position = page?.scroll, page?.address == address else {
      scroll = nil
      return
    }
    surface?.scroll(to: position)
  }

  func makeSurface() {
    guard surface == nil, kept != nil else {
      return
    }
    kept = nil
    attach(
      services.engine.makeSurface(
        SurfaceConfiguration(store: services.identities.store(for: identity), zoom: zoom)))
  }
}
