import Dispatch

/// Runs an actor's jobs on a queue of its own, so that calls that block hold no thread of the cooperative pool.
final class BlockingQueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  init(label: String) {
    queue = DispatchQueue(label: label)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let unowned = UnownedJob(job)
    queue.async { [self] in
      unowned.runSynchronously(on: asUnownedSerialExecutor())
    }
  }
}
