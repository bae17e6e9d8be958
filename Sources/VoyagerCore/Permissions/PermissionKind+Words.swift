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
    case .popups: "to open other pages by itself"
    case .autoplay: "to play sound by itself"
    case .externalApp(let scheme): "to open “\(scheme)” addresses in another app"
    case .automaticDownloads: "to download several files"
    case .other: "for something that Voyager does not know"
    }
  }

  /// What it is called in a list.
  public var title: String {
    switch self {
    case .camera: "Camera"
    case .microphone: "Microphone"
    case .cameraAndMicrophone: "Camera and microphone"
    case .screen: "Your screen"
    case .location: "Where you are"
    case .notifications: "Notifications"
    case .clipboard: "What you copied"
    case .pointerLock: "Hiding the mouse pointer"
    case .storageAccess: "Recognizing you on other sites"
    case .protectedMedia: "Protected video and music"
    case .deviceList: "List of your cameras and microphones"
    case .popups: "Opening other pages by itself"
    case .autoplay: "Playing sound by itself"
    case .externalApp(let scheme): "Opening “\(scheme)” addresses in another app"
    case .automaticDownloads: "Downloading several files"
    case .other: "Something else"
    }
  }
}
