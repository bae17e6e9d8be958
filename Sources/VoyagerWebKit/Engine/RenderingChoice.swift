import CDesktop
import GTK
import Glibc
import VoyagerCore

/// Whether pages are drawn by a graphics processor.
///
/// Without one, compositing in software costs three times the memory and gives nothing back.
public enum RenderingChoice: String, Sendable {
  case hardware
  case software

  /// What the environment asks for in `VOYAGER_RENDERING`, else what the person does, else what the machine offers.
  static func forThisMachine(_ drawing: PageDrawing = .automatic) -> RenderingChoice {
    choose(
      wanted: getenv("VOYAGER_RENDERING").map { String(cString: $0) } ?? drawing.rawValue,
      renderNodes: (128..<144).map { "/dev/dri/renderD\($0)" })
  }

  static func choose(wanted: String?, renderNodes: [String]) -> RenderingChoice {
    if let wanted = wanted.flatMap(RenderingChoice.init(rawValue:)) {
      return wanted
    }
    return renderNodes.contains { canOpen($0) } ? .hardware : .software
  }

  private static func canOpen(_ node: String) -> Bool {
    let descriptor = open(node, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else {
      return false
    }
    close(descriptor)
    return true
  }

  /// Tells GTK and its child processes.
  ///
  /// Has an effect only before GTK starts.
  func prepareProcess() {
    guard self == .software else {
      return
    }
    // A renderer that the person chose stays.
    setenv("GSK_RENDERER", "cairo", 0)
  }

  /// Tells all views of these settings.
  @MainActor
  func apply(toSettings settings: Object) {
    webkit_settings_set_hardware_acceleration_policy(
      settings.opaque,
      self == .hardware
        ? WEBKIT_HARDWARE_ACCELERATION_POLICY_ALWAYS : WEBKIT_HARDWARE_ACCELERATION_POLICY_NEVER)
    // The gesture shows a picture of the page, which needs compositing.
    webkit_settings_set_enable_back_forward_navigation_gestures(settings.opaque, self == .hardware ? 1 : 0)
  }
}
