import Foundation
import VoyagerCore

/// The frames of a page that may be behind a question: WebKit tells only the page.
enum AskingParts {
  /// A script that gives their addresses.
  ///
  /// `nil` where the page's process does nothing else until it has the answer.
  static func script(for kind: PermissionKind) -> String? {
    guard kind != .clipboard else {
      return nil
    }
    guard let feature = feature(of: kind) else {
      // Any frame may ask once the person acted in it, which then has the focus.
      return "[document.activeElement].filter(e => e?.localName === 'iframe').map(e => e.src)"
    }
    return """
      [...document.querySelectorAll('iframe[allow]')]
        .filter(e => e.allow.split(';').some(part => part.trim().split(/\\s/)[0].toLowerCase() === '\(feature)'))
        .map(e => e.src)
      """
  }

  static func addresses(_ json: String?) -> [Address] {
    let texts = json.flatMap { try? JSONDecoder().decode([String].self, from: Data($0.utf8)) }
    return (texts ?? []).map { Address($0) }
  }

  /// What a page has to lend a frame of another site for it to ask.
  private static func feature(of kind: PermissionKind) -> String? {
    switch kind {
    case .camera, .cameraAndMicrophone: "camera"
    case .microphone: "microphone"
    case .screen: "display-capture"
    case .location: "geolocation"
    case .protectedMedia: "encrypted-media"
    default: nil
    }
  }
}
