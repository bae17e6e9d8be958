extension PermissionKind {
  /// Whether an engine can take an allowance back with the document in front.
  ///
  /// A site that may notify may do so until the last of its pages has gone.
  var endsWithDocument: Bool { self != .notifications }

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
