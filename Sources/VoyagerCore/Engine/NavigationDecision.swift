/// What becomes of a navigation.
public enum NavigationDecision: Hashable, Sendable {
  case go
  case cancel
}
