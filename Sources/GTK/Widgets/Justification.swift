/// How the lines of a text are aligned.
public enum Justification: UInt32, EnumerationValue {
  case left
  case right
  case center
  case fill

  public static var unknown: Justification { .left }
}
