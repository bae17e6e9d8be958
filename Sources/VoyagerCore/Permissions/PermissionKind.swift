/// What a page may need permission for.
///
/// Its raw value is what files and command lines call it.
public enum PermissionKind: Hashable, Sendable {
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
  /// Other pages that open without an action of the person.
  case popups
  /// Sound and moving pictures that begin without an action of the person.
  case autoplay
  /// Another app for addresses of this scheme, in lower case.
  case externalApp(scheme: String)
  /// Files that come one after the other without an action of the person.
  case automaticDownloads
  /// Something an engine asks that the parent has no word for.
  case other

  /// Every kind but those for other apps, of which there is one for each scheme.
  public static let allWithoutScheme: [PermissionKind] = [
    .camera, .microphone, .cameraAndMicrophone, .screen, .location, .notifications, .clipboard, .pointerLock,
    .storageAccess, .protectedMedia, .deviceList, .popups, .autoplay, .automaticDownloads, .other,
  ]
}
