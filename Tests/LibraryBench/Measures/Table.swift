import Foundation

/// The figures of every run side by side.
struct Table {
  private static let goals = [
    "opening": 20.0, "first suggestions": 30, "suggestions p99": 8, "visit p99": 2, "memory": 40,
    "import bookmarks": 5000,
  ]

  private var names: [String] = []
  private var columns: [(title: String, figures: [String: Figure])] = []

  mutating func add(_ title: String, _ output: String) {
    var figures: [String: Figure] = [:]
    for line in output.split(separator: "\n") where line.hasPrefix(Figures.mark) {
      let words = line.split(separator: "\t").map(String.init)
      guard words.count == 3, let value = Figure(words[2]) else { continue }
      figures[words[1]] = value
      if !names.contains(words[1]) { names.append(words[1]) }
    }
    columns.append((title, figures))
  }

  var text: String {
    let heads = ["ms/of processor".padded(20)] + columns.map { $0.title.padded(18, right: true) } + ["goal"]
    let rows = names.map { name in
      let cells = columns.map { column in
        (column.figures[name]?.text ?? "–").padded(18, right: true)
      }
      return ([name.padded(20)] + cells + [Self.goals[name].map { "< \(Int($0))" } ?? ""]).joined(
        separator: "  ")
    }
    return ([heads.joined(separator: "  ")] + rows).joined(separator: "\n")
  }
}

extension String {
  fileprivate func padded(_ length: Int, right: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, length - count))
    return right ? space + self : self + space
  }
}
