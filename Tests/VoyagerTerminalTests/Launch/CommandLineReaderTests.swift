import Testing

@testable import VoyagerTerminal

@Suite("Command line")
struct CommandLineReaderTests {
  private func options(_ words: String...) throws -> TerminalOptions {
    guard case .run(let options) = CommandLineReader.read(words) else {
      throw CancellationError()
    }
    return options
  }

  @Test("Options stand anywhere, and what is left belongs to the command")
  func readsEverything() throws {
    let options = try options(
      "--json", "shot", "--width", "600", "page.png", "--zoom=150", "a.example", "--full", "-q", "b.example",
      "--jobs", "2", "--timeout", "1.5", "--wait", "#ready", "--answer", "confirm=yes")
    #expect(options.verb == .shot)
    #expect(options.file == "page.png")
    #expect(options.addresses == ["a.example", "b.example"])
    #expect(options.printsJSON && options.isQuiet && options.isWholePage)
    #expect(options.pageSize == PageSize(width: 600, height: 800))
    #expect(options.zoom == 1.5)
    #expect(options.jobs == 2)
    #expect(options.timeout == .milliseconds(1500))
    #expect(options.wait == .selector("#ready"))
  }

  @Test("A lone dash is an operand, and nothing behind two dashes is an option")
  func takesDashes() throws {
    let options = try options("script", "-", "--", "--json")
    #expect(options.file == "-")
    #expect(options.addresses == ["--json"])
    #expect(!options.printsJSON)
  }

  @Test(
    "What can't be understood is said in a sentence",
    arguments: [
      ["fly"], ["text"], ["shot", "a.png"], ["text", "--fly", "a"], ["text", "a", "--jobs", "0"],
      ["text", "a", "--jobs", "many"], ["text", "a", "--timeout"], ["text", "a", "--json=yes"],
      ["text", "a", "--full"], ["open", "a", "-o", "folder"], ["text", "a", "--answer", "confirm=perhaps"],
      ["text", "a", "--answer", "weather=fine"], ["text", "a", "--private", "--identity", "Work"], [],
      ["shot", "a.jpg", "b"], ["pdf", "a.html", "b"], ["mhtml", "a.pdf", "b"],
    ])
  func refuses(_ words: [String]) {
    guard case .usage(let sentence) = CommandLineReader.read(words) else {
      Issue.record("It was understood.")
      return
    }
    #expect(sentence.hasSuffix(".") || sentence.hasPrefix("Usage: "))
  }

  @Test("A control character in a wrong word does not reach the terminal")
  func hidesControls() {
    let request = CommandLineReader.read(["\u{1B}[2J"])
    #expect(request == .usage("There is no command “[2J”. Try “voyager-cli --help”."))
  }

  @Test("The help names every command, option and answer")
  func helps() {
    let words =
      Verb.allCases.map(\.usage) + TerminalOption.allCases.map(\.rawValue) + AnswerKind.allCases.map(\.form)
    #expect(words.filter { !Help.text.contains($0) } == [])
  }
}
