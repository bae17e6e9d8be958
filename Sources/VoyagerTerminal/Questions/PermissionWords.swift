import VoyagerCore

/// What a page wishes, after "asks".
enum PermissionWords {
  static func wish(_ kind: PermissionKind) -> String {
    switch kind {
    case .camera: "to use your camera"
    case .microphone: "to use your microphone"
    case .cameraAndMicrophone: "to use your camera and your microphone"
    case .screen: "to see your screen"
    case .location: "to know where you are"
    case .notifications: "to show you notifications"
    case .clipboard: "to read what you copied"
    case .pointerLock: "to hold the mouse pointer"
    case .storageAccess: "to recognize you on this page"
    case .protectedMedia: "to play protected video or music"
    case .deviceList: "which cameras and microphones you have"
    case .other: "for something that Voyager does not know"
    }
  }
}
