import Foundation

extension DownloadItem {
  /// Reads what ``DownloadsStore`` wrote; `nil` for a row that is not understood.
  init?(_ row: SQLRow) {
    guard let id = row.id(0), let identity = row.id(2), let state = State(row.text(8), row.text(9)) else {
      return nil
    }
    self.init(
      id: DownloadID(rawValue: id), address: Address(row.text(1)), identity: IdentityID(rawValue: identity),
      began: Date(timeIntervalSince1970: row.real(3)), name: row.text(4))
    file = Self.url(row, 5)
    received = row.integer(6)
    total = row.isNull(7) ? nil : row.integer(7)
    self.state = state
    part = Self.url(row, 10)
    rest = Self.url(row, 11)
    restOffset = row.integer(12)
    validator = row.isNull(13) ? nil : row.text(13)
    isRepeatable = row.integer(14) != 0
    type = row.text(15)
    chosen = Self.url(row, 16)
  }

  private static func url(_ row: SQLRow, _ column: Int32) -> URL? {
    row.isNull(column) ? nil : URL(fileURLWithPath: row.text(column))
  }
}

extension DownloadItem.State {
  /// A name for the row, and what the disk or the network said.
  var row: (name: String, words: String) {
    switch self {
    case .starting, .running: ("running", "")
    case .paused: ("paused", "")
    case .held(let danger): ("held", danger.rawValue)
    case .finished: ("finished", "")
    case .failed(.cancelled), .failed(.paused): ("cancelled", "")
    case .failed(.network(let words)): ("network", words)
    case .failed(.disk(let words)): ("disk", words)
    }
  }

  init?(_ name: String, _ words: String) {
    switch name {
    case "running": self = .running
    case "paused": self = .paused
    case "held":
      guard let danger = DownloadDanger(rawValue: words) else { return nil }
      self = .held(danger)
    case "finished": self = .finished
    case "cancelled": self = .failed(.cancelled)
    case "network": self = .failed(.network(words))
    case "disk": self = .failed(.disk(words))
    default: return nil
    }
  }
}
