import Foundation

/// A download that an engine is carrying out.
struct RunningDownload {
  let id: DownloadID
  let download: any EngineDownload
  let folder: DownloadFolder
  /// The hidden file that the engine writes.
  var part: URL?
}
