import Foundation
import Testing

@testable import VoyagerTerminal

@Suite("Manual and completions")
struct DocumentsTests {
  static let data = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("data")

  @Test(
    "They name every command, every option and every kind of answer",
    arguments: [
      "voyager-cli.1.in", "completions/voyager-cli.bash", "completions/_voyager-cli",
      "completions/voyager-cli.fish",
    ])
  func areComplete(_ name: String) throws {
    let file = try String(contentsOf: Self.data.appendingPathComponent(name), encoding: .utf8)
    let text = file.replacing("\\-", with: "-")
    let words = Verb.allCases.map(\.rawValue) + AnswerKind.allCases.map(\.rawValue)
    #expect(words.filter { !text.contains($0) } == [])
    let options = TerminalOption.allCases.map(\.rawValue)
    // fish writes options without their dashes.
    let forms: (String) -> [String] = { option in
      option.hasPrefix("--")
        ? [option, "-l \(option.dropFirst(2)) "] : [option, "-s \(option.dropFirst()) "]
    }
    #expect(options.filter { option in !forms(option).contains { text.contains($0) } } == [])
  }
}
