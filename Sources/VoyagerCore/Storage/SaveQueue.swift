/// Saves the values of one file in order and one at a time.
///
/// While one is being written, only the last one waits.
@MainActor
final class SaveQueue<Value: Sendable> {
  private let write: @Sendable (Value) async throws(StoreProblem) -> Void
  private let report: @MainActor (StoreProblem?) -> Void
  private var waiting: Value?
  private var writing: Task<Void, Never>?

  /// - Parameter report: Called after each write, with `nil` when it went well.
  init(
    write: @escaping @Sendable (Value) async throws(StoreProblem) -> Void,
    report: @escaping @MainActor (StoreProblem?) -> Void
  ) {
    self.write = write
    self.report = report
  }

  func save(_ value: Value) {
    waiting = value
    guard writing == nil else { return }
    writing = Task { await writeAll() }
  }

  /// Returns when everything handed over before is written.
  func finish() async {
    while let writing { await writing.value }
  }

  private func writeAll() async {
    while let value = waiting {
      waiting = nil
      do throws(StoreProblem) {
        try await write(value)
        report(nil)
      } catch {
        report(error)
      }
    }
    writing = nil
  }
}
