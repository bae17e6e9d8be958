/// Which style sheet wins.
public enum StylePriority: UInt32, Sendable {
  case application = 600
  case user = 800
}
