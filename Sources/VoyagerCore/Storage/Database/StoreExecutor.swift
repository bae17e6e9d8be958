import Foundation

/// A thread of its own for a store, so that a slow disk holds nobody else.
final class StoreExecutor: SerialExecutor {
  private let queue: DispatchQueue

  init(_ name: StaticString) {
    queue = DispatchQueue(label: "voyager.\(name)", qos: .userInitiated)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
