/// Where a widget sits in the room it is given.
public enum Align: UInt32, EnumerationValue {
  case fill
  case start
  case end
  case center
  case baseline

  public static var unknown: Align { .fill }
}
