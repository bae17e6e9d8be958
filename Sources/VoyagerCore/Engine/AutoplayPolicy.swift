/// What a document may play before the person acts on it.
public enum AutoplayPolicy: Hashable, Sendable {
  case everything
  case withoutSound
  case nothing
}
