import Foundation
import Testing
import VoyagerCore

@MainActor
@Suite final class LaunchOptionsTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func resolved(_ arguments: String...) throws -> LaunchTargets {
    guard case .run(let options) = LaunchOptions.parse(["--"] + arguments) else {
      throw CocoaError(.featureUnsupported)
    }
    return options.resolved(against: folder)
  }

  @Test("Options and arguments are read in any order")
  func options() {
    var expected = LaunchOptions()
    expected.opensNewWindow = true
    expected.identity = "Dad"
    expected.profile = "a=b"
    expected.arguments = ["https://a.example", "--help", "x"]
    let line = [
      "--new-window", "https://a.example", "--identity", "Dad", "", "--profile=a=b", "--", "--help", "x",
    ]
    #expect(LaunchOptions.parse(line) == .run(expected))
  }

  @Test("Flags are read")
  func flags() {
    var expected = LaunchOptions()
    expected.isPrivate = true
    expected.isAutomated = true
    #expect(LaunchOptions.parse(["--private", "--automation-mode"]) == .run(expected))
    #expect(LaunchOptions.parse([]) == .run(LaunchOptions()))
    #expect(LaunchOptions.parse(["--version"]) == .version)
    #expect(LaunchOptions.parse(["x", "--help"]) == .help)
  }

  @Test(
    "A command line that can't be understood gets a sentence",
    arguments: [
      ["--nope"], ["--not-an-option"], ["-n"], ["-remote", "ping()"], ["-"], ["--identity"], ["--profile="],
      ["--private=yes"], ["--help=x"], ["--private", "--identity", "Dad"],
      ["--" + String(repeating: "x", count: 1 << 20)],
    ])
  func usage(line: [String]) {
    guard case .usage(let sentence) = LaunchOptions.parse(line) else {
      Issue.record("It was understood.")
      return
    }
    #expect(sentence.hasSuffix("."))
    #expect(sentence.count < 200)
  }

  @Test("The help names each option")
  func help() {
    for option in ["--new-window", "--private", "--identity", "--profile", "--automation-mode", "--version"] {
      #expect(LaunchOptions.help.contains(option))
    }
  }

  @Test(
    "A file is opened by its exact name",
    arguments: [
      ("a b.html", "a%20b.html"), ("a#b?.html", "a%23b%3F.html"), ("100%.html", "100%25.html"),
      ("example.com", "example.com"), ("ä:1", "%C3%A4%3A1"), ("./a.html", "a.html"),
    ])
  func file(name: String, encoded: String) throws {
    try Data().write(to: folder.appendingPathComponent(name))
    #expect(try resolved(name).addresses == [Address("file://\(folder.path)/\(encoded)")])
  }

  @Test(
    "Everything with a scheme arrives exactly as it was given",
    arguments: [
      "https://a.example/x?a=b&c=d#frag", "http://localhost:8000/it's?a=\"b c\"&$(x)", "view-source:",
      "mailto:a@x",
      "voyager:start", "file:///tmp/a b.html", "zoommtg:x", "tel:911", "https://a.example:99999/",
    ])
  func exact(text: String) throws {
    #expect(try resolved(text).addresses == [Address(text)])
  }

  @Test(
    "A host needs no scheme",
    arguments: [
      ("example.com", "https://example.com"), ("localhost:8080/x", "http://localhost:8080/x"),
      // The peer hands it on unchanged; an address is all it can be here.
      ("not-existing.html", "https://not-existing.html"),
    ])
  func host(text: String, address: String) throws {
    #expect(try resolved(text).addresses == [Address(address)])
  }

  @Test("A path that leads nowhere is still a file's address")
  func missingFile() throws {
    #expect(try resolved("/no/such file").addresses == [Address("file:///no/such%20file")])
    #expect(try resolved("./gone").addresses == [Address("file://\(folder.path)/gone")])
  }

  @Test(
    "Scripts, inner pages and words are refused with a sentence",
    arguments: [
      "javascript:1", "javascript:80", " JAVA\nSCRIPT:alert(1)", "voyager:settings", "voyager:reload", "%",
      "two words",
    ])
  func refused(text: String) throws {
    let targets = try resolved(text)
    #expect(targets.addresses.isEmpty)
    #expect(targets.refusals.count == 1)
    #expect(targets.refusals.allSatisfy { $0.hasSuffix(".") && $0.count < 200 })
  }

  @Test("A refused name is shown with its blanks, and what can't be seen in codes")
  func showsBlanks() throws {
    let targets = try resolved("no such\u{202E}file here")
    #expect(targets.refusals == ["“no such%E2%80%AEfile here” is neither a file here nor an address."])
  }

  @Test("Several arguments keep their order, and a refused one stops no other")
  func order() throws {
    let targets = try resolved("b.example", "javascript:1", "https://a.example")
    #expect(targets.addresses == [Address("https://b.example"), Address("https://a.example")])
    #expect(targets.refusals.count == 1)
  }

  @Test("No text makes it fail", arguments: HostileText.all)
  func total(text: String) throws {
    let targets = try resolved(text)
    #expect(targets.addresses.count + targets.refusals.count == (text.isEmpty ? 0 : 1))
  }
}
