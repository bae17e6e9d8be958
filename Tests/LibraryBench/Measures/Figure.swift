import Foundation

/// One cell of the table.
struct Figure {
  let time: Double
  /// Of the processor alone, or `nil` for what is no time.
  let work: Double?

  init(time: Double, work: Double? = nil) {
    self.time = time
    self.work = work
  }

  init?(_ text: String) {
    let parts = text.split(separator: "/").map { Double($0) }
    guard let first = parts.first, let time = first else { return nil }
    self.init(time: time, work: parts.count > 1 ? parts[1] : nil)
  }

  var text: String {
    [time, work].compactMap { $0.map { String(format: "%.2f", $0) } }.joined(separator: "/")
  }
}
