import Foundation

/// A download that an engine is carrying out.
struct RunningDownload {
  let id: DownloadID
  let download: any EngineDownload
  let folder: DownloadFolder
  /// Asked before anything is written.
  var question: DownloadsModel.Question?
  /// Where the answer begins in the file, in bytes.
  var offset: Int64 = 0
  /// How fast it goes.
  var pace = DownloadPace()
}
