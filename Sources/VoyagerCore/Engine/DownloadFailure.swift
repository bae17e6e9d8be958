/// Why a download ended early.
public enum DownloadFailure: Error, Hashable, Sendable {
  case cancelled
  /// By ``EngineDownload/pause()``.
  case paused
  /// The network or the server, in the engine's words.
  case network(String)
  /// The disk, in the engine's words.
  case disk(String)

  /// The reason, without a full stop.
  var reason: String {
    switch self {
    case .cancelled, .paused: "it was stopped"
    case .network(let reason), .disk(let reason): reason
    }
  }
}
