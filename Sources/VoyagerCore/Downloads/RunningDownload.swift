import Foundation

/// A download that an engine is carrying out.
struct RunningDownload {
  let id: DownloadID
  let download: any EngineDownload
  let folder: DownloadFolder
  /// Asked before anything is written.
  let question: DownloadsModel.Question?
  /// The hidden file that the engine writes.
  var part: URL?
}
