/// Why a page's process ended before its page did.
public enum ProcessEnd: Hashable, Sendable {
  case crashed
  case outOfMemory
  /// ``EngineSurface/terminate()`` was called.
  case terminated
}
