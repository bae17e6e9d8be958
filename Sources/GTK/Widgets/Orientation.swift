/// Which way children are laid out.
public enum Orientation: UInt32, EnumerationValue {
  case horizontal
  case vertical

  public static var unknown: Orientation { .horizontal }
}
