/// What a page may need permission for.
public enum PermissionKind: String, Hashable, Sendable, Codable, CaseIterable {
  case camera
  case microphone
  case cameraAndMicrophone
  case screen
  case location
  case notifications
  case clipboard
  case pointerLock
  case storageAccess
  case protectedMedia
  case deviceList
  /// Something an engine asks that the parent has no word for.
  case other
}
