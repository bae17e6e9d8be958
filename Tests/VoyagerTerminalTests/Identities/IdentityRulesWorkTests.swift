import Foundation
import Testing
import VoyagerCore
import VoyagerTesting

@testable import VoyagerTerminal

@MainActor @Suite("Sites of identities on the terminal")
struct IdentityRulesWorkTests {
  private let paths: VoyagerPaths
  private let browser: TestBrowser

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("voyager-\(UUID().uuidString)")
    paths = VoyagerPaths(profile: folder)
    browser = TestBrowser(in: folder)
    try browser.identities.create(named: "Work", color: .red)
  }

  private func run(_ words: String..., printsJSON: Bool = false) async -> Outcome {
    await IdentitiesWork(services: browser.services, printsJSON: printsJSON).run(words)
  }

  @Test("Rules are made, listed and removed, and go with their identity")
  func manages() async throws {
    #expect(await run("rule", "add", "*.Work.example", "work").problem == nil)
    #expect(await run("rule", "add", "https://mail.example/", "Work").problem == nil)
    #expect(await run("rules").text == "mail.example\tWork\tasks\n*.work.example\tWork\tasks")
    #expect(await run("rule", "remove", "mail.example").problem == nil)
    let json = await run("rules", printsJSON: true).text
    #expect(json == "{\"asksFirst\":true,\"identity\":\"Work\",\"site\":\"*.work.example\"}")
    #expect(try String(contentsOf: paths.identityRulesFile(), encoding: .utf8).contains("*.work.example"))
    #expect(await run("delete", "Work").problem == nil)
    #expect(await run("rules").text == "")
    #expect(try !String(contentsOf: paths.identityRulesFile(), encoding: .utf8).contains("work.example"))
  }

  @Test("What is no site, no identity or no rule is refused with a reason")
  func refuses() async {
    #expect(await run("rule", "add", "mail.example", "Nobody").problem?.code == .usage)
    #expect(await run("rule", "add", "mail example/inbox", "Work").problem?.code == .usage)
    #expect(await run("rule", "add", "mail.example", "Private").problem?.code == .refused)
    #expect(await run("rule", "remove", "mail.example").problem?.code == .refused)
    #expect(await run("rule", "mail.example").problem?.code == .usage)
    #expect(await run("rules", "mail.example").problem?.code == .usage)
    #expect(browser.identityRules.rules.isEmpty)
  }
}
