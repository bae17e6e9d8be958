extension PermissionKind {
  /// What a page wishes, after "asks".
  public var wish: String {
    switch self {
    case .camera: "to use your camera"
    case .microphone: "to use your microphone"
    case .cameraAndMicrophone: "to use your camera and your microphone"
    case .screen: "to see your screen"
    case .location: "to know where you are"
    case .notifications: "to show you notifications"
    case .clipboard: "to read what you copied"
    case .pointerLock: "to hide the mouse pointer and hold it"
    case .storageAccess: "to recognize you on this page"
    case .protectedMedia: "to play protected video or music"
    case .deviceList: "which cameras and microphones you have"
    case .other: "for something that Voyager does not know"
    }
  }
}
