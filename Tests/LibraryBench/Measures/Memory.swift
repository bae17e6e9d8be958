import Foundation

/// What this process holds in memory.
enum Memory {
  /// In MB, with the pages of files that it looks at.
  static var resident: Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    let words = line?.split(whereSeparator: \.isWhitespace) ?? []
    return words.count > 1 ? (Double(words[1]) ?? 0) / 1024 : 0
  }
}
