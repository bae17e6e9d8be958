/// Takes changes to the store in their order; what the disk does not take waits for the next change.
@MainActor
final class SessionQueue {
  private enum Step {
    case changes(SessionChanges)
    case setAside
  }

  private let store: SessionStore
  /// Told after each try why nothing could be written, or `nil`.
  private let report: @MainActor (StoreProblem?) -> Void
  /// Told whether anything is set aside.
  private let didSetAside: @MainActor (Bool) -> Void
  private var steps: [Step] = []
  private var writing: Task<Void, Never>?

  init(
    _ store: SessionStore, report: @escaping @MainActor (StoreProblem?) -> Void,
    didSetAside: @escaping @MainActor (Bool) -> Void
  ) {
    self.didSetAside = didSetAside
    self.store = store
    self.report = report
  }

  func add(_ changes: SessionChanges) {
    if case .changes(var waiting) = steps.last {
      waiting.add(changes)
      steps[steps.count - 1] = .changes(waiting)
    } else {
      steps.append(.changes(changes))
    }
    write()
  }

  /// Makes what was added until now the session before this one.
  func setAside() {
    steps.append(.setAside)
    write()
  }

  /// Returns when everything is on the disk, or could not be saved.
  func finish() async {
    while let writing { await writing.value }
  }

  private func write() {
    guard writing == nil else { return }
    writing = Task {
      await writeSteps()
      writing = nil
    }
  }

  private func writeSteps() async {
    while !steps.isEmpty {
      let step = steps.removeFirst()
      do throws(StoreProblem) {
        switch step {
        case .changes(let changes): try await store.write(changes)
        case .setAside: didSetAside(try await store.setAside())
        }
        report(nil)
      } catch {
        putBack(step)
        report(error)
        return
      }
    }
  }

  private func putBack(_ step: Step) {
    guard case .changes(var changes) = step, case .changes(let later) = steps.first else {
      steps.insert(step, at: 0)
      return
    }
    changes.add(later)
    steps[0] = .changes(changes)
  }
}
