import Foundation
import Testing
import VoyagerCore
import VoyagerTesting

@testable import VoyagerTerminal

@MainActor @Suite("The passwords on the terminal")
struct PasswordsWorkTests {
  private let browser = TestBrowser()
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "voyager-\(UUID().uuidString)")
  private let passwords: PasswordsModel

  init() {
    passwords = PasswordsModel(
      store: LoginStore(url: folder.appendingPathComponent("logins.sqlite")), vault: FakeVault(),
      identities: browser.identities, suffixes: nil, notices: NoticesModel())
  }

  private func run(_ words: String..., shows: Bool = false, typed: [String]? = nil) async -> Outcome {
    var options = TerminalOptions(.passwords)
    (options.showsSecrets, options.length) = (shows, 32)
    return await PasswordsWork(
      passwords: passwords, services: browser.services, identity: nil, options: options,
      console: TestConsole(typed: typed).console(isQuiet: true)
    ).run(words)
  }

  @Test("A typed password is saved, listed without it, and printed only on ask")
  func lists() async {
    #expect(await run("add", "https://news.example/login", "ada").problem?.code == .refused)
    #expect(await run("add", "https://news.example/login", "ada", typed: ["password"]).problem == nil)
    let main = browser.identities.standard.name
    #expect(await run("list").text == "https://news.example\tada\t\t\(main)")
    #expect(await run("list", "NEWS", shows: true).text == "https://news.example\tada\t\t\(main)\tpassword")
    #expect(await run("list", "none").text == nil)
    #expect(await run("check").text == "weak\thttps://news.example\tada")
    #expect(await run("add", "ftp://x", "ada", typed: ["x"]).problem?.code == .refused)
  }

  @Test("A generated password goes to no file or pipe unless the call says so")
  func generates() async {
    #expect(await run("generate").problem?.code == .refused)
    #expect(await run("generate", shows: true).text?.count == 32)
  }

  @Test("They are carried in a table that only its owner reads")
  func carries() async throws {
    _ = await run("add", "https://news.example", "ada", typed: ["a,\"b"])
    let file = folder.appendingPathComponent("out.csv").path
    #expect(await run("export", file).text == "1 password was exported.")
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
    #expect(
      await run("import", file).text
        == "0 passwords were imported from Chrome; 1 was there already.")
    #expect(await run("import", file + "x").problem?.code == .refused)
  }
}
