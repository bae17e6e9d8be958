/// The type of an action's parameter.
public enum VariantType: String, Sendable {
  case bool = "b"
  case int = "i"
  case string = "s"
  case strings = "as"
}
