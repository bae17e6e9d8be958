public import Foundation

/// Names a download's destination and hears how it goes.
@MainActor
public protocol EngineDownloadDelegate: AnyObject {
  /// Where should it be written? A file that is there is replaced. Safe answer: `nil`, which cancels it.
  ///
  /// What has come is in that file, also when the program ends from one moment to the next; where the engine can't do
  /// that, the file is there when it is whole. The engine may keep files of its own beside it, whose names begin with
  /// the file's and a dot.
  func download(
    _ download: any EngineDownload, destinationFor response: DownloadResponse, _ request: Request<URL?>)

  /// Bytes arrived, counted from the answer's ``DownloadResponse/offset``. Called often; `total` is that of the whole
  /// file, `nil` when the server did not say.
  func download(_ download: any EngineDownload, didReceive received: Int64, of total: Int64?)

  /// The file is whole. Called at most once, and never after a failure.
  func downloadDidFinish(_ download: any EngineDownload)

  /// It ended early. What had come by then stays. Called at most once, and never after the end.
  func download(_ download: any EngineDownload, didFail failure: DownloadFailure)
}
