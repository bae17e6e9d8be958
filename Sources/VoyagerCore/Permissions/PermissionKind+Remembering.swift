extension PermissionKind {
  /// For how long it can be allowed where it can be remembered: no shorter than an engine holds to it.
  var durations: Set<PermissionDuration> {
    switch self {
    // A process that was told so goes on notifying, whichever document of the site it shows.
    case .notifications: [.whileOpen, .always]
    // The page loses the keyboard to the question, which ends its wish. It has to wish again, unasked.
    case .pointerLock: [.whileOpen, .always]
    // Engines remember it by themselves.
    case .storageAccess: [.always]
    default: Set(PermissionDuration.allCases)
    }
  }

  /// The kinds that an answer is remembered under.
  ///
  /// Camera and microphone are kept apart, so that a question for both gives away neither of them later by
  /// another name. What the parent has no word for is asked each time: it may be two different things.
  var remembered: [PermissionKind] {
    switch self {
    case .cameraAndMicrophone: [.camera, .microphone]
    case .other: []
    default: [self]
    }
  }
}
