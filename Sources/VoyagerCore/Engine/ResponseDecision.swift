/// What becomes of a response.
public enum ResponseDecision: Hashable, Sendable {
  case show
  case download
  case cancel
}
