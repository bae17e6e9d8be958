/// Whether a tab that was asked to close does.
public enum CloseOutcome: Sendable {
  case close
  case keep
}
