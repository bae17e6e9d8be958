import Foundation

/// A download that an engine is carrying out.
struct RunningDownload {
  let id: DownloadID
  let download: any EngineDownload
  var folder: DownloadFolder
  /// Asked before anything is written.
  var question: DownloadsModel.Question?
  /// Where it was to go on, or `nil` where it began.
  var position: DownloadPosition?
  /// Where the answer begins in the file, in bytes.
  var offset: Int64 = 0
  /// How fast it goes.
  var pace = DownloadPace()

  /// Whether an answer from the middle is of the same file, and just what was asked for.
  func goesOn(with response: DownloadResponse, of length: Int64?) -> Bool {
    guard let position else {
      return false
    }
    return response.offset == position.offset && response.validator == position.validator
      && (length == nil || response.length == nil || response.length == length)
  }
}
