/// A side of a rectangle.
public enum Side: UInt32, EnumerationValue {
  case left
  case right
  case top
  case bottom

  public static var unknown: Side { .bottom }
}
