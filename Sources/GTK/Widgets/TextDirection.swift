/// The direction a language is written in.
public enum TextDirection: UInt32, EnumerationValue {
  case none
  case leftToRight
  case rightToLeft

  public static var unknown: TextDirection { .none }
}
