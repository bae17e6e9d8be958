/// What a widget is to a screen reader, where its class does not say it.
public enum AccessibleRole: UInt32, EnumerationValue {
  case alert
  case alertDialog
  case group = 18
  case listBox = 27
  case listItem = 28
  case tab = 64

  public static var unknown: AccessibleRole { .alert }
}
