import Foundation

/// What the kernel says of programs that wait for memory.
struct PressureReading: Equatable {
  /// One line: some programs waited, or all of them did.
  struct Line: Equatable {
    /// The share of the last ten seconds, from 0 to 1.
    var recent = 0.0
    /// In seconds, since the machine began.
    var total = 0.0
  }

  var some = Line()
  var full = Line()

  /// Reads `/proc/pressure/memory`, or the same of a group.
  init?(_ text: String) {
    var lines: [Substring: Line] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let name = words.first else { continue }
      var values: [Substring: Double] = [:]
      for word in words.dropFirst() {
        let parts = word.split(separator: "=")
        if parts.count == 2 { values[parts[0]] = Double(parts[1]) }
      }
      guard let recent = values["avg10"], let total = values["total"] else { continue }
      lines[name] = Line(recent: recent / 100, total: total / 1_000_000)
    }
    guard let some = lines["some"] else { return nil }
    self.some = some
    full = lines["full"] ?? Line()
  }
}
