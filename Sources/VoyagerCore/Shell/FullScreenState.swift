/// Whether a window shows its page alone.
public enum FullScreenState: Hashable, Sendable {
  case windowed
  case fullScreen
}
