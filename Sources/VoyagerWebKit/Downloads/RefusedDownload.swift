import VoyagerCore

/// A download that fails before it begins.
@MainActor
final class RefusedDownload: EngineDownload {
  let address: Address
  let store: DataStore?
  weak var delegate: (any EngineDownloadDelegate)?

  init(of address: Address, in store: DataStore) {
    self.address = address
    self.store = store
  }

  func cancel() {}

  func pause() {}

  /// Told later, when somebody listens.
  func fail(because reason: String) {
    Task { delegate?.download(self, didFail: .network(reason)) }
  }
}
