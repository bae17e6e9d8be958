import CDesktop
import Foundation
import GTK
import VoyagerCore

/// A download in WebKit.
///
/// It keeps itself alive until it ends.
@MainActor
final class FileDownload: EngineDownload {
  private let download: Object
  private var tokens: [SignalToken] = []
  private var isEnded = false
  private var destination: URL?
  weak var delegate: (any EngineDownloadDelegate)?

  init(_ download: Object) {
    self.download = download
    // WebKit refuses a file that is there; which name may be taken is the parent's to decide.
    webkit_download_set_allow_overwrite(download.opaque, 1)
    tokens = [
      download.on("decide-destination") { (name: String) -> Bool in
        self.askDestination(name)
        return true
      },
      download.on("received-data") { (_: UInt) in self.didReceive() },
      download.on("failed") { (error: UnsafeMutableRawPointer) in
        self.didFail(GLibError(error.assumingMemoryBound(to: GError.self)))
      },
      // It also follows a failure.
      download.on("finished") { self.didFinish() },
    ]
  }

  var address: Address {
    Address(string(webkit_uri_request_get_uri(webkit_download_get_request(download.opaque))) ?? "")
  }

  func cancel() {
    guard !isEnded else {
      return
    }
    webkit_download_cancel(download.opaque)
  }

  private var response: OpaquePointer? { webkit_download_get_response(download.opaque) }

  private var length: Int64? {
    let length = Int64(clamping: webkit_uri_response_get_content_length(response))
    return length > 0 ? length : nil
  }

  private func askDestination(_ name: String) {
    let question = DownloadResponse(
      address: address, suggestedName: name,
      type: string(webkit_uri_response_get_mime_type(response)) ?? "", length: length)
    let request = Request<URL?>(safeAnswer: nil) { [weak self] file in self?.begin(file) }
    delegate?.download(self, destinationFor: question, request)
  }

  private func begin(_ file: URL?) {
    guard !isEnded else {
      return
    }
    guard let file else {
      cancel()
      return
    }
    destination = file
    webkit_download_set_destination(download.opaque, file.path)
  }

  private func didReceive() {
    guard !isEnded else {
      return
    }
    let received = Int64(clamping: webkit_download_get_received_data_length(download.opaque))
    delegate?.download(self, didReceive: received, of: length)
  }

  private func didFail(_ error: GLibError) {
    end {
      if let destination {
        try? FileManager.default.removeItem(at: destination)
      }
      delegate?.download(self, didFail: DownloadFailure(error))
    }
  }

  private func didFinish() {
    end { delegate?.downloadDidFinish(self) }
  }

  private func end(_ tell: () -> Void) {
    guard !isEnded else {
      return
    }
    isEnded = true
    tell()
    tokens = []
  }
}
