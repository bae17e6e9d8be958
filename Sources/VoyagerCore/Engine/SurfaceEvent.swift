public import Foundation

/// What a surface reports.
///
/// An absent value is reported too: an icon that is gone, a pointer that left a link.
public enum SurfaceEvent: Sendable {
  /// A load of a new document began.
  case loadStarted(Address)
  /// The load was sent on to another address.
  case loadRedirected(Address)
  /// The new document is there, and this is how it came.
  case loadCommitted(Address, ConnectionSecurity)
  /// The server of the new document showed this certificate, good or let pass. Follows `loadCommitted`.
  case certificateReceived(Certificate)
  /// The document in front, or a frame of it, has a field for a password. An engine need not look for one
  /// that comes later in a document that came over a secure connection, before the person is in it.
  case passwordFieldFound
  /// The new document came with this Strict-Transport-Security header. Follows `loadCommitted`, also where the
  /// connection is not safe: what the header is worth is the parent's to judge.
  case strictTransportReceived(String)
  /// The document and what it needs are loaded, or the load failed. Comes once for each `loadStarted`.
  case loadFinished
  /// The load failed; `loadFinished` follows. A load that was merely replaced or stopped is not reported.
  case loadFailed(LoadFailure)
  /// The address changed within the document.
  case addressChanged(Address)
  /// The person or the page scrolled the document in front. Told at most a few times a second, and when it rests.
  case scrolled(ScrollPosition)
  case titleChanged(String)
  /// The site's icon as PNG, or `nil` for none.
  case iconChanged(Data?)
  /// From 0 to 1.
  case progressChanged(Double)
  case historyChanged(SurfaceHistory)
  /// What the pointer is over, or `nil` when it left.
  case hoverChanged(HoverTarget?)
  /// The document, come over a secure connection, shows or runs something that did not.
  case insecureContentFound
  case audioChanged(isPlaying: Bool)
  case captureChanged(CaptureState)
  case fullScreenChanged(isFullScreen: Bool)
  /// What the text in search has for matches, and which of them the page shows now.
  case matchesChanged(FoundMatches)
  case processEnded(ProcessEnd)
  case responsivenessChanged(isResponsive: Bool)
  /// A page that another page opened can be shown now. Comes at most once.
  case readyToShow(WindowFeatures)
  /// The page closed itself, or may be closed after ``EngineSurface/requestClose()``.
  case closed
}
