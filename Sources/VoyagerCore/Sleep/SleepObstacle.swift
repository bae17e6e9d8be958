/// Why a tab keeps its page though nobody looks at it.
public enum SleepObstacle: Hashable, Sendable, CaseIterable {
  /// It is in front of its window, or in none.
  case inFront
  case loading
  /// A question of its page waits for the person.
  case question
  /// A download that its page began is running.
  case download
  /// It uses the camera, the microphone or the screen, or may go on with it at once.
  case capture
  /// The person wrote something in it.
  case edited
  case fullScreen
  case inspector
  /// Another page is open that it opened or that opened it, and both may talk.
  case connected
  /// It came of a form that would have to be sent again.
  case formAnswer
  /// It could not be loaded again.
  case outOfReach
  /// A program steers it.
  case automation
  /// The page itself asks to stay.
  case leaveQuestion
  case sound
  case pinned
  /// Its site may show notifications.
  case notifications
  /// The person said so for its site.
  case excepted

  /// Whether it counts also where the person wants the tab to sleep: something would be lost.
  var holdsPerson: Bool {
    switch self {
    case .sound, .pinned, .notifications, .excepted: false
    default: true
    }
  }

  /// The end of a sentence.
  public var words: String {
    switch self {
    case .inFront: "you are looking at it"
    case .loading: "it is still loading"
    case .question: "it waits for your answer"
    case .download: "it is downloading a file"
    case .capture: "it uses your camera, microphone or screen"
    case .edited: "you wrote something in it"
    case .fullScreen: "it fills the screen"
    case .inspector: "its inspector is open"
    case .connected: "it works together with another tab"
    case .formAnswer: "it came of a form that would have to be sent again"
    case .outOfReach: "you are offline, and it could not be loaded again"
    case .automation: "a program steers it"
    case .leaveQuestion: "it has changes that may not be saved"
    case .sound: "it plays sound"
    case .pinned: "it is pinned"
    case .notifications: "its site may show notifications"
    case .excepted: "its site is on your list"
    }
  }
}
