import Foundation
import VoyagerCore

/// A download that a test carries out.
@MainActor
final class StubDownload: EngineDownload {
  let address: Address
  weak var delegate: (any EngineDownloadDelegate)?

  init(_ address: Address) {
    self.address = address
  }

  func cancel() {
    delegate?.download(self, didFail: .cancelled)
  }

  /// Asks for the destination, as an engine does when the server has answered.
  func destination(named name: String, length: Int64? = nil) async -> URL? {
    await withCheckedContinuation { continuation in
      let response = DownloadResponse(address: address, suggestedName: name, type: "", length: length)
      let request = Request<URL?>(safeAnswer: nil) { continuation.resume(returning: $0) }
      delegate?.download(self, destinationFor: response, request)
    }
  }
}
