import Foundation
import Testing

@testable import VoyagerTerminal

@MainActor @Suite("A written file")
struct OutputFileTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "voyager-\(UUID().uuidString)")

  @Test("It has its name only when it is whole, and a failure leaves the older one")
  func writesBeside() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = OutputFile(folder.appendingPathComponent("a.png").path, number: nil, UnfinishedFiles())
    try await file.write { part in
      #expect(!FileManager.default.fileExists(atPath: file.url.path))
      try Data("first".utf8).write(to: part)
    }
    await #expect(throws: Problem.self) {
      try await file.write { part in
        try Data("half".utf8).write(to: part)
        throw Problem(.pageFailed, "It broke.")
      }
    }
    #expect(try String(contentsOf: file.url, encoding: .utf8) == "first")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.png"])
  }

  @Test("What is unfinished goes when the program is interrupted")
  func removesParts() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let unfinished = UnfinishedFiles()
    let file = OutputFile(folder.appendingPathComponent("a.pdf").path, number: nil, unfinished)
    try? await file.write { part in
      try Data("half".utf8).write(to: part)
      unfinished.removeAll()
      #expect(!FileManager.default.fileExists(atPath: part.path))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test("Several pages get files of their own")
  func numbersFiles() {
    #expect(OutputFile("/tmp/a.b.png", number: 2, UnfinishedFiles()).url.path == "/tmp/a.b-2.png")
    #expect(OutputFile("/tmp/page", number: 1, UnfinishedFiles()).url.path == "/tmp/page-1")
  }
}
