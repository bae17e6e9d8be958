/// A download that an engine carries out.
@MainActor
public protocol EngineDownload: AnyObject {
  /// Where it comes from.
  var address: Address { get }

  /// Names the destination and hears how it goes. Held weakly; set when the download starts.
  var delegate: (any EngineDownloadDelegate)? { get set }

  /// Ends it and removes what was written. Reported as ``DownloadFailure/cancelled``.
  func cancel()
}
