/// Where a row begins or ends, in the direction of the language.
public enum PackSide: UInt32, Sendable {
  case start
  case end
}
