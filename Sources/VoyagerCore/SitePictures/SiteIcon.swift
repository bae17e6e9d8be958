public import Foundation
public import Observation

/// The icon of a page's site, as far as it is known; a view that shows it follows it.
@MainActor @Observable
public final class SiteIcon {
  /// As PNG, or `nil` for none.
  public internal(set) var picture: Data?

  init(_ picture: Data? = nil) {
    self.picture = picture
  }
}
