/// What a widget is to a screen reader, where its class does not say it.
public enum AccessibleRole: UInt32, EnumerationValue {
  case alert
  case alertDialog

  public static var unknown: AccessibleRole { .alert }
}
