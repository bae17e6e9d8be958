/// What a page may use for a while, and the person may end.
public enum PageUse: Hashable, Sendable, CaseIterable {
  case camera
  case microphone
  case screen
  case location

  var kind: PermissionKind {
    switch self {
    case .camera: .camera
    case .microphone: .microphone
    case .screen: .screen
    case .location: .location
    }
  }

  /// What the engine can end, or `nil` when it can't.
  var capture: CaptureState? {
    switch self {
    case .camera: .camera
    case .microphone: .microphone
    case .screen: .screen
    case .location: nil
    }
  }

  /// What a site does, after its name.
  public var words: String {
    switch self {
    case .camera: "uses your camera"
    case .microphone: "uses your microphone"
    case .screen: "sees your screen"
    case .location: "knows where you are"
    }
  }
}
