import Foundation
import Testing
import VoyagerCore
import VoyagerTesting

@testable import VoyagerTerminal

@MainActor @Suite("Identities on the terminal")
struct IdentitiesWorkTests {
  @Test("An identity is made once, renamed, and deleted with all that it left")
  func makesAndDeletes() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("voyager-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = VoyagerPaths(profile: folder)
    let browser = TestBrowser(in: folder)
    let identities = browser.identities
    let work = IdentitiesWork(services: browser.services, printsJSON: false)
    #expect(await work.run(["create", "Work"]).problem == nil)
    #expect(await work.run(["create", "work"]).problem?.code == .refused)
    #expect(await work.run(["list"]).text?.contains("Work\tsky\tnamed") == true)
    let id = try #require(identities.identity(named: "Work")).id
    let data = paths.identityData(id)
    browser.startPages.pin(StartTile(title: "", address: Address("https://pinned.example/")), of: id)
    await browser.startPages.finishSaving()
    #expect(try text(of: paths.startPinsFile()).contains("pinned.example"))
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    #expect(await work.run(["rename", "Work", "main"]).problem?.code == .refused)
    #expect(await work.run(["rename", "Work", "Office"]).problem == nil)
    #expect(await work.run(["clear-on-exit", "Office"]).text == "none")
    #expect(await work.run(["clear-on-exit", "office", "cookies,history"]).problem == nil)
    #expect(await work.run(["clear-on-exit", "Office"]).text == "history,cookies")
    #expect(await work.run(["clear-on-exit", "Office", "x"]).problem?.code == .usage)
    #expect(await work.run(["clear-on-exit", "Office", "none"]).problem == nil)
    #expect(await work.run(["clear-on-exit", "Office"]).text == "none")
    #expect(await work.run(["proxy", "Office"]).text == "system")
    #expect(
      await work.run(["proxy", "Office", "socks5://127.0.0.1:9050", "news.example,::1"]).problem == nil)
    #expect(await work.run(["proxy", "Office"]).text == "socks5://127.0.0.1:9050\tnews.example,::1")
    let refusal = await work.run(["proxy", "Office", "http://me:secret@127.0.0.1:1"]).problem
    #expect(refusal?.sentence == "Leave out the name and the password. Voyager keeps none for a proxy.")
    #expect(await work.run(["proxy", "Office", "direct"]).problem == nil)
    #expect(identities.proxy(of: id) == .direct)
    #expect(await work.run(["delete", "Work"]).problem?.code == .usage)
    #expect(await work.run(["delete", "Office"]).problem == nil)
    #expect(!FileManager.default.fileExists(atPath: data.path))
    #expect(try !text(of: paths.startPinsFile()).contains("pinned.example"))
    #expect(await work.run(["delete", "Main"]).problem?.code == .refused)
    #expect(await work.run(["delete", "Nobody"]).problem?.code == .usage)
  }

  private func text(of file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }
}
