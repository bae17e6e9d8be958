import VoyagerCore

extension PageSign.Kind {
  var icon: String {
    switch self {
    case .use(let use): use.icon
    case .blockedPages: "focus-windows-symbolic"
    }
  }
}

extension PageUse {
  var icon: String {
    switch self {
    case .camera: "camera-web-symbolic"
    case .microphone: "audio-input-microphone-symbolic"
    case .screen: "screen-shared-symbolic"
    case .location: "mark-location-symbolic"
    }
  }
}
