public import Foundation

/// A download as a person sees it.
public struct DownloadItem: Hashable, Sendable, Identifiable {
  /// How it goes.
  public enum State: Hashable, Sendable {
    /// The server has answered nothing yet.
    case starting
    case running
    /// By the person, or because the program ended.
    case paused
    /// All of it has come, and it has no name on the disk before the person has decided about it.
    case held(DownloadDanger)
    case finished
    case failed(DownloadFailure)
  }

  public let id: DownloadID
  public let address: Address
  /// The tab whose page began it.
  public let tab: TabID?
  /// Whose cookies it carries, or `nil` for a driver's.
  public let identity: IdentityID?
  public let began: Date
  /// Whether the list may be kept on the disk: what is private lives as long as the run.
  public let isKept: Bool
  /// The name to show.
  public internal(set) var name: String
  /// The whole file in its place, once it is finished.
  public internal(set) var file: URL?
  /// In bytes.
  public internal(set) var received: Int64 = 0
  /// In bytes, or `nil` when the server did not say.
  public internal(set) var total: Int64?
  public internal(set) var state = State.starting
  /// The hidden file that holds what has come so far.
  var part: URL?
  /// What came after the part, until both are joined.
  var rest: URL?
  /// Where in the file the rest begins, in bytes.
  var restOffset: Int64 = 0
  /// Whether asking the address again gives the file.
  var isRepeatable = true
  /// By which the server can go on, see ``DownloadPosition/validator``.
  var validator: String?
  /// The media type that the server gave.
  var type = ""
  /// The file that the person chose, which they know is replaced.
  var chosen: URL?

  init(
    id: DownloadID = DownloadID(), address: Address, tab: TabID? = nil, identity: IdentityID? = nil,
    isKept: Bool = true, began: Date = Date(), name: String
  ) {
    self.id = id
    self.address = address
    self.tab = tab
    self.identity = identity
    self.began = began
    self.isKept = isKept
    self.name = name
  }

  public var isRunning: Bool { state == .starting || state == .running }

  /// Why it waits for the person, if it does.
  public var danger: DownloadDanger? {
    if case .held(let danger) = state { danger } else { nil }
  }

  /// Whether nothing more comes of it, and there is no half of it.
  public var isOver: Bool { !isRunning && part == nil && state != .paused }

  /// Whether it can stop now and go on later from where it is.
  public var canPause: Bool {
    validator != nil && (state == .running || state == .starting && part != nil)
  }

  /// Whether all of it is there, under a name that is not its own.
  private var isWhole: Bool { part != nil && rest == nil && received == total }

  /// Whether it ended without a file in its place, and can be begun or gone on with.
  public var canResume: Bool {
    switch state {
    case .paused, .failed: isWhole || address.isWeb && isRepeatable
    case .starting, .running, .held, .finished: false
    }
  }
}
