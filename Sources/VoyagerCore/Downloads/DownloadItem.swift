public import Foundation

/// A download as a person sees it.
public struct DownloadItem: Hashable, Sendable, Identifiable {
  /// How it goes.
  public enum State: Hashable, Sendable {
    /// The server has answered nothing yet.
    case starting
    case running
    case finished
    case failed(DownloadFailure)
  }

  public let id: DownloadID
  public let address: Address
  /// The tab whose page began it.
  public let tab: TabID?
  /// The name to show.
  public internal(set) var name: String
  /// The whole file in its place, once it is finished.
  public internal(set) var file: URL?
  /// In bytes.
  public internal(set) var received: Int64 = 0
  /// In bytes, or `nil` when the server did not say.
  public internal(set) var total: Int64?
  public internal(set) var state = State.starting

  init(id: DownloadID = DownloadID(), address: Address, tab: TabID?, name: String) {
    self.id = id
    self.address = address
    self.tab = tab
    self.name = name
  }

  public var isRunning: Bool { state == .starting || state == .running }
}
