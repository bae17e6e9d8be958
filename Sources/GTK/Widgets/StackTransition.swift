/// How a stack changes from one child to the next.
public enum StackTransition: UInt32, EnumerationValue {
  case none
  case crossfade

  public static var unknown: StackTransition { .none }
}
