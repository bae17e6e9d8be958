import Foundation

/// A process as `/proc` showed it.
struct ProcessEntry: Sendable {
  let process: pid_t
  let parent: pid_t
  /// The kernel's own short name, at most 15 characters.
  let name: String
  let state: String

  init?(process: pid_t) {
    guard let line = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let opening = line.firstIndex(of: "("), let closing = line.lastIndex(of: ")")
    else {
      return nil
    }
    let rest = line[line.index(after: closing)...].split(separator: " ")
    guard rest.count > 1, let parent = pid_t(rest[1]) else {
      return nil
    }
    self.process = process
    self.parent = parent
    name = String(line[line.index(after: opening)..<closing])
    state = String(rest[0])
  }

  var commandLine: [String] {
    strings(in: "cmdline")
  }

  /// What it was started with, as `NAME=value`.
  var environment: [String] {
    strings(in: "environ")
  }

  var isRunning: Bool {
    guard let now = ProcessEntry(process: process) else {
      return false
    }
    return now.name == name && now.state != "Z"
  }

  var isWebProcess: Bool {
    name == "WebKitWebProces"
  }

  var isNetworkProcess: Bool {
    name == "WebKitNetworkPr"
  }

  /// Its own share of memory in bytes, shared pages divided among those that share them.
  var proportionalSetSize: Int {
    let text = (try? String(contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("Pss:") }
    let number = line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (number ?? 0) * 1024
  }

  private func strings(in file: String) -> [String] {
    let text = (try? String(contentsOfFile: "/proc/\(process)/\(file)", encoding: .utf8)) ?? ""
    return text.split(separator: "\0").map(String.init)
  }
}
