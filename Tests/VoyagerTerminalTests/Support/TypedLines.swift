@testable import VoyagerTerminal

/// A person who types what a test says, and then ends the input.
@MainActor
final class TypedLines: LineReader {
  private var lines: [String]
  private(set) var echoes: [Echo] = []

  init(_ lines: [String]) {
    self.lines = lines
  }

  func readLine(_ echo: Echo) async -> String? {
    echoes.append(echo)
    return lines.isEmpty ? nil : lines.removeFirst()
  }

  func restore() {}
}
