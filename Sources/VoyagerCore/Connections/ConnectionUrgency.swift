/// How loudly a shell shows what is wrong with a connection.
public enum ConnectionUrgency: Hashable, Sendable {
  case none
  case warning
  case danger
}
