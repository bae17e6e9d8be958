/// How many rows of a list can be selected.
public enum SelectionMode: UInt32, EnumerationValue {
  case none
  case single
  case browse
  case multiple

  public static var unknown: SelectionMode { .none }
}
