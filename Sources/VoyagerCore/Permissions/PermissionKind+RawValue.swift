extension PermissionKind: RawRepresentable, Codable {
  private static let schemePrefix = "externalApp:"

  /// - Parameter rawValue: For another app, `externalApp:` and a scheme that no engine opens itself.
  public init?(rawValue: String) {
    if rawValue.hasPrefix(Self.schemePrefix) {
      self.init(scheme: String(rawValue.dropFirst(Self.schemePrefix.count)))
    } else if let kind = Self.allWithoutScheme.first(where: { $0.rawValue == rawValue }) {
      self = kind
    } else {
      return nil
    }
  }

  /// The kind for another app, or `nil` for a scheme that is none or that no other app ever gets.
  init?(scheme: String) {
    guard Address("\(scheme):").scheme == scheme, !NavigationRule.staysInside(scheme) else {
      return nil
    }
    self = .externalApp(scheme: scheme)
  }

  public var rawValue: String {
    switch self {
    case .camera: "camera"
    case .microphone: "microphone"
    case .cameraAndMicrophone: "cameraAndMicrophone"
    case .screen: "screen"
    case .location: "location"
    case .notifications: "notifications"
    case .clipboard: "clipboard"
    case .pointerLock: "pointerLock"
    case .storageAccess: "storageAccess"
    case .protectedMedia: "protectedMedia"
    case .deviceList: "deviceList"
    case .popups: "popups"
    case .autoplay: "autoplay"
    case .externalApp(let scheme): Self.schemePrefix + scheme
    case .automaticDownloads: "automaticDownloads"
    case .other: "other"
    }
  }
}
