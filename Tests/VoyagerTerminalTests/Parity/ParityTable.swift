import Foundation

/// The rows of `Parity.md`.
struct ParityTable {
  struct Row {
    let name: String
    let gtk: String
    let terminal: String
    let reason: String
    let place: String
  }

  static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

  let rows: [Row]

  init() throws {
    let file = Self.sources.appendingPathComponent("VoyagerCore/VoyagerCore.docc/Parity.md")
    rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard cells.count == 10, cells[2].hasPrefix("`"), cells[2].hasSuffix("`") else {
        return nil
      }
      return Row(
        name: cells[2].trimmingCharacters(in: ["`"]), gtk: cells[3], terminal: cells[4], reason: cells[7],
        place: cells[8])
    }
  }
}
