import Foundation
import VoyagerCore

/// The delegate of one download.
@MainActor
final class ScriptedDownload: EngineDownloadDelegate {
  private(set) var response: DownloadResponse?
  private(set) var received: Int64 = 0
  private(set) var failure: DownloadFailure?
  private(set) var ends = 0
  private let destination: URL?

  init(to destination: URL?) {
    self.destination = destination
  }

  var isFinished: Bool { ends == 1 && failure == nil }

  func download(
    _ download: any EngineDownload, destinationFor response: DownloadResponse, _ request: Request<URL?>
  ) {
    self.response = response
    // Later, as a person would.
    Task { request.answer(destination) }
  }

  func download(_ download: any EngineDownload, didReceive received: Int64, of total: Int64?) {
    self.received = received
  }

  func downloadDidFinish(_ download: any EngineDownload) { ends += 1 }

  func download(_ download: any EngineDownload, didFail failure: DownloadFailure) {
    self.failure = failure
    ends += 1
  }
}
