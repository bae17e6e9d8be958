/// Whether the application prefers light or dark.
public enum ColorScheme: UInt32, EnumerationValue {
  case automatic
  case forceLight
  case preferLight
  case preferDark
  case forceDark

  public static var unknown: ColorScheme { .automatic }
}
