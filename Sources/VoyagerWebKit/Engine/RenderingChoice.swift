import Glibc

/// Whether pages are drawn by a graphics processor.
///
/// Without one, compositing in software costs three times the memory and gives nothing back.
public enum RenderingChoice: String, Sendable {
  case hardware
  case software

  /// What the environment asks for in `VOYAGER_RENDERING`, or what the machine offers.
  public static func forThisMachine() -> RenderingChoice {
    choose(
      wanted: getenv("VOYAGER_RENDERING").map { String(cString: $0) },
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
}
