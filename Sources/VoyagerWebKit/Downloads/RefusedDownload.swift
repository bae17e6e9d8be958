import VoyagerCore

/// A download that fails before it begins.
@MainActor
final class RefusedDownload: EngineDownload {
  let address: Address
  weak var delegate: (any EngineDownloadDelegate)?

  init(of address: Address) {
    self.address = address
  }

  func cancel() {}

  /// Told later, when somebody listens.
  func fail(because reason: String) {
    Task { delegate?.download(self, didFail: .network(reason)) }
  }
}
