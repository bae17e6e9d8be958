/// When a scroll bar is shown.
public enum ScrollPolicy: UInt32, EnumerationValue {
  case always
  case automatic
  case never
  case external

  public static var unknown: ScrollPolicy { .automatic }
}
