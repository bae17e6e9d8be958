/// Who uses the browser in one run.
public enum RunKind: Sendable {
  case person
  /// A program, through the engine's automation.
  case driver
}
