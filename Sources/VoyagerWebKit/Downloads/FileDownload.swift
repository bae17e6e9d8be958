import CDesktop
import Foundation
import GTK
import VoyagerCore

/// A download in WebKit.
///
/// It keeps itself alive until it ends.
@MainActor
final class FileDownload: EngineDownload {
  /// How often it is told that bytes came, in microseconds: WebKit says so thousands of times a second.
  private static let pause: Int64 = 50_000

  let store: DataStore?
  weak var delegate: (any EngineDownloadDelegate)?

  private let download: Object
  private var tokens: [SignalToken] = []
  private var isEnded = false
  private var isPausing = false
  private var part: PartFile?
  /// What is done with the files, one step after the other.
  private var files: Task<Void, Never>?
  private var isKept = false
  private var told: Int64 = 0
  private var length: Int64?

  init(_ download: Object, in store: DataStore?) {
    self.download = download
    self.store = store
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
    isPausing = false
    stop()
  }

  func pause() {
    isPausing = true
    stop()
  }

  private func stop() {
    guard !isEnded else {
      return
    }
    webkit_download_cancel(download.opaque)
  }

  private var answer: DownloadAnswer { DownloadAnswer(of: download) }

  private func askDestination(_ name: String) {
    let answer = answer
    length = answer.length
    let question = DownloadResponse(
      address: address, suggestedName: name, type: answer.type, length: answer.length,
      offset: answer.offset, validator: answer.validator, isRepeatable: answer.isRepeatable)
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
    let part = PartFile(url: file)
    self.part = part
    webkit_download_set_destination(download.opaque, part.destination.path)
  }

  private func didReceive() {
    guard !isEnded else {
      return
    }
    if !isKept {
      isKept = true
      touchFiles { $0.keep() }
    }
    let now = Int64(g_get_monotonic_time())
    if now - told >= Self.pause {
      told = now
      tellReceived()
    }
  }

  private func tellReceived() {
    let received = Int64(clamping: webkit_download_get_received_data_length(download.opaque))
    delegate?.download(self, didReceive: received, of: length)
  }

  private func didFail(_ error: GLibError) {
    let failure = isPausing ? DownloadFailure.paused : DownloadFailure(error)
    end { part in
      part.end()
      if failure == .cancelled { unlink(part.url.path) }
    } tell: {
      $0.delegate?.download($0, didFail: failure)
    }
  }

  private func didFinish() {
    if !isEnded {
      tellReceived()
    }
    end {
      $0.finish()
    } tell: {
      $0.delegate?.downloadDidFinish($0)
    }
  }

  private func end(
    _ step: @escaping @Sendable (PartFile) -> Void, tell: @escaping @MainActor (FileDownload) -> Void
  ) {
    guard !isEnded else {
      return
    }
    isEnded = true
    tokens = []
    touchFiles(step)
    Task {
      await files?.value
      tell(self)
    }
  }

  private func touchFiles(_ step: @escaping @Sendable (PartFile) -> Void) {
    guard let part else {
      return
    }
    files = Task.detached { [files] in
      await files?.value
      step(part)
    }
  }
}
