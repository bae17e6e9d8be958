import Foundation
import Glibc
import Testing
import VoyagerCore

@testable import VoyagerLinux

@Suite("The memory of pages' processes")
struct LinuxPageMemoryTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("voyager-processes-\(UUID().uuidString)", isDirectory: true)

  private func add(_ process: Int, below parent: Int, _ name: String, pages: Int) throws {
    let own = folder.appendingPathComponent("\(process)")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    try Data("\(process) (\(name)) S \(parent) 0 0".utf8).write(to: own.appendingPathComponent("stat"))
    try Data("90000 \(pages) 100".utf8).write(to: own.appendingPathComponent("statm"))
  }

  private func remove(_ processes: Int...) throws {
    for process in processes {
      try FileManager.default.removeItem(at: folder.appendingPathComponent("\(process)"))
    }
  }

  @Test("What a process had is known when it alone has ended; another program's is no concern")
  func remembers() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try add(100, below: 1, "voyager", pages: 1)
    try add(101, below: 100, "bwrap (1)", pages: 1)
    for (process, pages) in [(102, 500), (103, 700), (104, 900)] {
      try add(process, below: 101, "WebKitWebProces", pages: pages)
    }
    try add(105, below: 1, "WebKitWebProces", pages: 300)
    let events = folder.appendingPathComponent("memory.events")
    try Data("oom 4\noom_kill 3\n".utf8).write(to: events)
    let memory = LinuxPageMemory(processes: folder, own: 100, events: events)
    await memory.look()
    try remove(103, 105)
    #expect(await memory.endedProcess() == EndedProcess(memory: 700 * sysconf(Int32(_SC_PAGESIZE))))
    try remove(102, 104)
    try Data("oom 5\noom_kill 4\n".utf8).write(to: events)
    #expect(await memory.endedProcess() == EndedProcess(gaveItsMemory: true))
    #expect(await memory.endedProcess() == EndedProcess())
  }
}
