import Foundation
import Glibc
public import VoyagerCore

/// Looks now and then at the memory of the engine's page processes, so that it is known when one has ended.
public actor LinuxPageMemory: PageMemoryWatch {
  private static let interval = Duration.seconds(10)
  /// A process may be there for a moment after its pages were told that it ended.
  private static let patience = 10

  private let processes: URL
  private let own: pid_t
  /// Where the kernel counts the processes of the program's control group that it ended for their memory.
  private let events: URL?
  /// In bytes.
  private var known: [pid_t: Int] = [:]
  private var kills = 0

  public init() {
    let groups = MemoryLimit.folders(
      root: URL(fileURLWithPath: "/sys/fs/cgroup"), own: URL(fileURLWithPath: "/proc/self/cgroup"))
    self.init(
      processes: URL(fileURLWithPath: "/proc"), own: getpid(),
      events: groups.last?.appendingPathComponent("memory.events"))
    Task { [weak self] in
      while await self?.look() != nil { try? await Task.sleep(for: Self.interval) }
    }
  }

  /// Looks only when it is told to.
  ///
  /// - Parameters:
  ///   - processes: Where the kernel lists processes.
  ///   - own: The process below which pages' processes are.
  ///   - events: Where the kernel counts what it ended for memory.
  init(processes: URL, own: pid_t, events: URL?) {
    self.events = events
    self.processes = processes
    self.own = own
  }

  public func endedProcess() async -> EndedProcess {
    for _ in 0..<Self.patience {
      let running = read()
      let ended = known.filter { running[$0.key] == nil }
      guard ended.isEmpty else {
        known = running
        return EndedProcess(
          memory: ended.count == 1 ? ended.first?.value : nil, gaveItsMemory: hasKilledMore())
      }
      try? await Task.sleep(for: .milliseconds(50))
    }
    return EndedProcess(gaveItsMemory: hasKilledMore())
  }

  func look() {
    known = read()
    kills = readKills()
  }

  private func hasKilledMore() -> Bool {
    let before = kills
    kills = readKills()
    return kills > before
  }

  private func readKills() -> Int {
    let text = events.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("oom_kill ") }
    return line?.split(separator: " ").last.flatMap { Int($0) } ?? 0
  }

  /// The page processes that run, with their memory.
  private func read() -> [pid_t: Int] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: processes.path)) ?? []
    var parents: [pid_t: pid_t] = [:]
    var pages: [pid_t] = []
    for process in names.compactMap({ pid_t($0) }) {
      guard let entry = Entry(text("\(process)/stat")) else { continue }
      parents[process] = entry.parent
      if entry.isPage { pages.append(process) }
    }
    var memory: [pid_t: Int] = [:]
    for page in pages where isBelowOwn(page, parents) {
      let resident = text("\(page)/statm").split(separator: " ").dropFirst().first.flatMap { Int($0) }
      memory[page] = resident.map { $0 * sysconf(Int32(_SC_PAGESIZE)) }
    }
    return memory
  }

  private func isBelowOwn(_ process: pid_t, _ parents: [pid_t: pid_t]) -> Bool {
    var next = parents[process]
    while let parent = next, parent != own { next = parents[parent] }
    return next == own
  }

  private func text(_ name: String) -> String {
    (try? String(contentsOf: processes.appendingPathComponent(name), encoding: .utf8)) ?? ""
  }

  /// The part of a process's line that matters here.
  private struct Entry {
    let parent: pid_t
    let isPage: Bool

    init?(_ line: String) {
      guard let opening = line.firstIndex(of: "("), let closing = line.lastIndex(of: ")") else { return nil }
      let words = line[line.index(after: closing)...].split(separator: " ")
      guard words.count > 1, let parent = pid_t(words[1]) else { return nil }
      self.parent = parent
      // The kernel cuts names off.
      isPage = line[opening..<closing] == "(WebKitWebProces" && words[0] != "Z"
    }
  }
}
