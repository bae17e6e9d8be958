import Foundation
import VoyagerCore

/// The memory that the program's control groups may have, and have.
@MainActor
final class MemoryLimit {
  /// Shares of the limit that is in use and can't be given back by dropping files from memory.
  private static let moderate = 0.8
  private static let critical = 0.9

  private struct Group {
    let folder: URL
    /// In bytes.
    let limit: Double
  }

  /// The folders of the program's own group and of those around it.
  private let folders: [URL]

  /// - Parameters:
  ///   - root: Where control groups are mounted.
  ///   - own: The file that names the program's group.
  init(root: URL, own: URL) {
    folders = Self.folders(root: root, own: own)
  }

  /// The folders of the program's own group, the last one, and of those around it.
  nonisolated static func folders(root: URL, own: URL) -> [URL] {
    let line = text(own)?.split(separator: "\n").first { $0.hasPrefix("0::") }
    guard let path = line?.dropFirst(3) else {
      return []
    }
    var folder = root
    var folders = [folder]
    for part in path.split(separator: "/") where part != ".." {
      folder = folder.appendingPathComponent(String(part))
      folders.append(folder)
    }
    return folders
  }

  /// Whether there is a limit at all.
  var exists: Bool { !groups.isEmpty }

  func pressure() -> MemoryPressure {
    let share = groups.compactMap(share).max() ?? 0
    return share >= Self.critical ? .critical : share >= Self.moderate ? .moderate : .none
  }

  private var groups: [Group] {
    folders.compactMap { folder in
      let limits = ["memory.max", "memory.high"].compactMap { Self.number(folder.appendingPathComponent($0)) }
      return limits.min().map { Group(folder: folder, limit: $0) }
    }
  }

  private func share(_ group: Group) -> Double? {
    guard group.limit > 0, let current = Self.number(group.folder.appendingPathComponent("memory.current"))
    else { return nil }
    return max(0, current - files(of: group)) / group.limit
  }

  /// What of it are files, which the kernel drops before it ends anything.
  private func files(of group: Group) -> Double {
    let lines = Self.text(group.folder.appendingPathComponent("memory.stat"))?.split(separator: "\n") ?? []
    return lines.reduce(0) { sum, line in
      let words = line.split(separator: " ")
      guard words.count == 2, words[0] == "inactive_file" || words[0] == "active_file" else { return sum }
      return sum + (Double(words[1]) ?? 0)
    }
  }

  /// `nil` where the file says `max`, or is not there.
  private static func number(_ file: URL) -> Double? {
    text(file).flatMap { Double($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
  }

  private nonisolated static func text(_ file: URL) -> String? {
    (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
  }
}
