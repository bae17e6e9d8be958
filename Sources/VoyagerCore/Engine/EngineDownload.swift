/// A download that an engine carries out.
@MainActor
public protocol EngineDownload: AnyObject {
  /// Where it comes from.
  var address: Address { get }

  /// The store whose cookies and sign-ins it carries, or `nil` where that is a driver's.
  var store: DataStore? { get }

  /// Names the destination and hears how it goes. Held weakly; set when the download starts.
  var delegate: (any EngineDownloadDelegate)? { get set }

  /// Ends it, and what was written is of no use. Reported as ``DownloadFailure/cancelled``.
  func cancel()

  /// Ends it for now, so that ``Engine/resume(_:from:in:)`` can go on. Reported as ``DownloadFailure/paused``.
  func pause()
}
