import Foundation
import Testing

@testable import VoyagerCore

@Suite struct KilledSaveTests {
  @Test("A process killed in the middle of a save leaves a whole file")
  func killed() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("value.json").path
    let result = await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let file = JSONFile<StoredFixture>(url: URL(fileURLWithPath: path), version: 1)
      try await file.save(StoredFixture(name: "0"))
      let folder = (path as NSString).deletingLastPathComponent
      Thread.detachNewThread {
        while true {
          let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
          if names.contains(where: { $0.hasSuffix(".new") }) { kill(getpid(), SIGKILL) }
        }
      }
      for count in 1...10_000 {
        try await file.save(StoredFixture(name: String(repeating: "\(count) ", count: 100_000)))
      }
    }
    #expect(result != nil)

    let file = JSONFile<StoredFixture>(url: URL(fileURLWithPath: path), version: 1)
    guard case .value(let value) = file.load() else {
      Issue.record("The file is not whole: \(file.load())")
      return
    }
    let word = value.name.prefix { $0 != " " }
    #expect(value.name == "0" || value.name == String(repeating: "\(word) ", count: 100_000))
    try await file.save(StoredFixture(name: "next"))
    #expect(file.load() == .value(StoredFixture(name: "next")))
  }
}
