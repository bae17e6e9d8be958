/// How a revealer's child comes and goes.
public enum RevealTransition: UInt32, EnumerationValue {
  case none
  case crossfade
  case slideRight
  case slideLeft
  case slideUp
  case slideDown

  public static var unknown: RevealTransition { .none }
}
