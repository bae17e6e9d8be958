/// Reads what a person types.
@MainActor
protocol LineReader: AnyObject {
  /// The next line, or `nil` when the person ends the input or the task is cancelled.
  func readLine(_ echo: Echo) async -> String?

  /// Shows typed letters again. Called before the process ends.
  func restore()
}
