public import Foundation
public import VoyagerCore

/// A download that a test carries out.
@MainActor
public final class FakeDownload: EngineDownload {
  public let address: Address
  public let store: DataStore?
  /// Where it goes on, or `nil` where it begins.
  public let position: DownloadPosition?
  public weak var delegate: (any EngineDownloadDelegate)?

  public init(_ address: Address, in store: DataStore? = nil, from position: DownloadPosition? = nil) {
    self.address = address
    self.store = store
    self.position = position
  }

  public func cancel() {
    delegate?.download(self, didFail: .cancelled)
  }

  public func pause() {
    delegate?.download(self, didFail: .paused)
  }

  /// Asks for the destination, as an engine does when the server has answered.
  public func destination(
    named name: String, type: String = "", length: Int64? = nil, offset: Int64 = 0, validator: String? = nil,
    isRepeatable: Bool = true
  ) async -> URL? {
    await withCheckedContinuation { continuation in
      let response = DownloadResponse(
        address: address, suggestedName: name, type: type, length: length, offset: offset,
        validator: validator, isRepeatable: isRepeatable)
      let request = Request<URL?>(safeAnswer: nil) { continuation.resume(returning: $0) }
      delegate?.download(self, destinationFor: response, request)
    }
  }
}
