import Foundation
import Testing

@testable import VoyagerCore

@MainActor @Suite struct SaveQueueTests {
  @Test("Five hundred quick values end with the last one on the disk")
  func lastWins() async throws {
    let folder = try TemporaryFolder()
    let file = JSONFile<StoredFixture>(url: folder.file("value.json"), version: 1)
    var reports = 0
    let queue = SaveQueue<StoredFixture>(
      write: { value throws(StoreProblem) in try await file.save(value) },
      report: { problem in
        #expect(problem == nil)
        reports += 1
      })
    for count in 1...500 {
      queue.save(StoredFixture(name: "\(count)"))
      if count.isMultiple(of: 100) { await Task.yield() }
    }
    await queue.finish()
    #expect(file.load() == .value(StoredFixture(name: "500")))
    #expect((1...500).contains(reports))
  }

  @Test("Values are written in order, one at a time, and those in between are skipped")
  func order() async {
    let (gate, opener) = AsyncStream<Void>.makeStream()
    let written = Recorder()
    let queue = SaveQueue<Int>(
      write: { value throws(StoreProblem) in
        await written.add(value)
        if value == 1 { for await _ in gate {} }
      },
      report: { _ in })
    queue.save(1)
    while await written.values.isEmpty { await Task.yield() }
    queue.save(2)
    queue.save(3)
    queue.save(4)
    opener.finish()
    await queue.finish()
    #expect(await written.values == [1, 4])
  }

  @Test("A failure is reported, and the next value is still written")
  func failure() async {
    var reports: [StoreProblem?] = []
    let queue = SaveQueue<Int>(
      write: { value throws(StoreProblem) in if value == 1 { throw .unwritable("the disk is full") } },
      report: { reports.append($0) })
    queue.save(1)
    await queue.finish()
    queue.save(2)
    await queue.finish()
    #expect(reports == [.unwritable("the disk is full"), nil])
  }
}

private actor Recorder {
  private(set) var values: [Int] = []

  func add(_ value: Int) {
    values.append(value)
  }
}
