@testable import VoyagerTerminal

/// A console that remembers what was written.
@MainActor
final class TestConsole {
  private(set) var output = ""
  private(set) var errors = ""
  let lines: TypedLines?

  /// - Parameter typed: What a person types, or `nil` when nobody is there.
  init(typed: [String]? = nil) {
    lines = typed.map { TypedLines($0) }
  }

  func console(isQuiet: Bool = false) -> Console {
    Console(
      reader: lines, isQuiet: isQuiet, output: { self.output += $0 }, errors: { self.errors += $0 })
  }
}
