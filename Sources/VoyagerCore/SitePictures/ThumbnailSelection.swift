import Foundation

/// Thumbnails that are to go.
enum ThumbnailSelection: Hashable, Sendable {
  case all
  /// Of a host and all below it.
  case site(String)
  /// Taken at or after the first time and before the second.
  case taken(Range<Date>)

  /// What of them has to go with a part of the history, whatever the history still has.
  init?(_ selection: HistorySelection) {
    switch selection {
    case .time(let time): self = .taken(time)
    case .site(let host): self = .site(host)
    case .everything: self = .all
    case .visits, .pages, .address: return nil
    }
  }

  func holds(_ address: Address, taken time: Date) -> Bool {
    switch self {
    case .all: true
    case .site(let host): HistoryEraser.isHost(address.host, in: host)
    case .taken(let range): range.contains(time)
    }
  }
}
