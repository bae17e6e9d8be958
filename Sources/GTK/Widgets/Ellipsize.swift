/// Which part of a text gives way when the room is short.
public enum Ellipsize: UInt32, EnumerationValue {
  case none
  case start
  case middle
  case end

  public static var unknown: Ellipsize { .none }
}
