import VoyagerCore

/// A deed that stands beside a download as a button of its own.
struct DownloadOffer: Hashable {
  let deed: DownloadDeed
  let icon: String
  private let before: String
  private let after: String

  private init(_ deed: DownloadDeed, _ icon: String, before: String, after: String = "") {
    self.deed = deed
    self.icon = icon
    self.before = before
    self.after = after
  }

  /// What the button does, with the name of the file.
  func words(_ name: String) -> String { "\(before) “\(name)”\(after)" }

  /// Those that make sense for a download as it is now, the likeliest first.
  static func all(for item: DownloadItem, isMissing: Bool) -> [Self] {
    switch item.state {
    case .starting, .running: item.canPause ? [pause, cancel] : [cancel]
    case .paused: [resume, cancel]
    case .held: []
    case .failed: item.canResume ? [resume, remove] : [remove]
    case .finished: isMissing ? [remove] : [showInFolder, remove]
    }
  }

  private static let pause = Self(.pause, "media-playback-pause-symbolic", before: "Pause")
  private static let resume = Self(.resume, "view-refresh-symbolic", before: "Go On with")
  private static let cancel = Self(.cancel, "process-stop-symbolic", before: "Cancel")
  private static let showInFolder = Self(
    .showInFolder, "folder-symbolic", before: "Show", after: " in Its Folder")
  private static let remove = Self(
    .remove, "list-remove-symbolic", before: "Take", after: " out of the List")
}
