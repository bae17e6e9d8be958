/// An option of the command line.
enum TerminalOption: String, CaseIterable {
  case identity = "--identity"
  case privately = "--private"
  case profile = "--profile"
  case json = "--json"
  case timeout = "--timeout"
  case wait = "--wait"
  case quiet = "-q"
  case jobs = "--jobs"
  case answer = "--answer"
  case folder = "-o"
  case width = "--width"
  case full = "--full"
  case zoom = "--zoom"
  case all = "--all"
  case kinds = "--kinds"
  case last = "--last"
  case bookmarkFolder = "--folder"
  case tags = "--tags"
  case signInName = "--sign-in"
  case browser = "--from"
  case online = "--online"
  case show = "--show"
  case length = "--length"
  case form = "--form"
  case help = "--help"
  case version = "--version"

  var takesValue: Bool {
    switch self {
    case .privately, .json, .quiet, .full, .all, .online, .show, .help, .version: false
    default: true
    }
  }

  /// The verbs it belongs to; none when it belongs to all.
  var verbs: [Verb] {
    switch self {
    case .folder: [.download]
    case .width, .full, .zoom: [.shot]
    case .all, .kinds, .last: [.data]
    case .bookmarkFolder: [.bookmarks, .accounts]
    case .tags, .online: [.bookmarks]
    case .signInName: [.accounts]
    case .show, .length, .form: [.passwords]
    case .browser: [.history, .bookmarks]
    default: []
    }
  }
}
