/// How a dialog's button looks.
public enum ResponseAppearance: UInt32, EnumerationValue {
  case normal
  case suggested
  case destructive

  public static var unknown: ResponseAppearance { .normal }
}
