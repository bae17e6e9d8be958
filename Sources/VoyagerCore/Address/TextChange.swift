/// What a person did to the text of the address field.
public enum TextChange: Hashable, Sendable {
  /// They typed or pasted at its end, where a completion may follow.
  case typedAtEnd
  /// They deleted, or changed it elsewhere.
  case other
}
