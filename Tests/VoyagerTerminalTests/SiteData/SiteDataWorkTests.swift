import Testing
import VoyagerCore
import VoyagerTesting

@testable import VoyagerTerminal

@MainActor @Suite("Site data on the terminal")
struct SiteDataWorkTests {
  private func terminal(_ words: String...) throws -> TestTerminal {
    let terminal = try TestTerminal(["data"] + words)
    let work = try terminal.services.identities.create(named: "Work", color: .red)
    keep(["a.example", "b.example"], for: terminal.services.identities.standard, terminal)
    keep(["b.example"], for: work, terminal)
    return terminal
  }

  private func keep(_ sites: [String], for identity: Identity, _ terminal: TestTerminal) {
    terminal.engine.siteData.sites[terminal.services.identities.store(for: identity)] = sites.map {
      SiteData(site: $0, kinds: [.cookies, .storage], size: 10)
    }
  }

  private func run(_ terminal: TestTerminal) async throws -> Outcome {
    let all = terminal.services.identities.identities
    let named = all.filter { $0.name == terminal.options.identity }
    let work = SiteDataWork(
      siteData: terminal.services.siteData, identities: named.isEmpty ? all : named,
      options: terminal.options)
    return await work.run(terminal.options.operands)
  }

  private func removals(_ terminal: TestTerminal) -> [FakeSiteData.Removal] {
    terminal.engine.siteData.removals
  }

  @Test("Each line says whose, which site, what kinds and how much")
  func lists() async throws {
    let lines = try await run(terminal("list")).text
    #expect(
      lines == """
        Main\ta.example\tcookies,storage\t10
        Main\tb.example\tcookies,storage\t10
        Work\tb.example\tcookies,storage\t10
        """)
    #expect(try await run(terminal("--identity", "Work")).text == "Work\tb.example\tcookies,storage\t10")
  }

  @Test("A site is cleared by its name or an address of it, in the identity that is meant")
  func clearsSites() async throws {
    let one = try terminal("clear", "https://B.example/x", "--identity", "Work", "--kinds", "cookies")
    #expect(try await run(one).problem == nil)
    #expect(removals(one).map(\.sites) == [["b.example"]])
    #expect(removals(one).map(\.kinds) == [[.cookies]])
    let missing = try await run(terminal("clear", "a.example", "c.example"))
    #expect(missing.problem?.sentence == "Nothing is kept by: c.example.")
  }

  @Test("All is cleared with --all; what can't be cleared by time is said")
  func clearsAll() async throws {
    let all = try terminal("clear", "--all")
    #expect(try await run(all).problem == nil)
    #expect(removals(all).map(\.kinds) == [Set(SiteDataKind.allCases), Set(SiteDataKind.allCases)])
    let hour = try terminal("clear", "--all", "--last", "hour", "--identity", "Main")
    let outcome = try await run(hour)
    #expect(outcome.problem?.code == .refused)
    #expect(outcome.problem?.sentence.hasPrefix("Not cleared: cookies.") == true)
    #expect(removals(hour).map(\.time) == [.seconds(3600), nil])
  }

  @Test(
    "A call that could mean two things clears nothing",
    arguments: [["clear"], ["clear", "a.example", "--all"], ["clear", "a.example", "--last", "day"], ["x"]])
  func refuses(_ words: [String]) async throws {
    let terminal = try TestTerminal(["data"] + words)
    #expect(try await run(terminal).problem?.code == .usage)
    #expect(removals(terminal) == [])
  }

  @Test("Kinds and times that do not exist are refused", arguments: [["--kinds", "x"], ["--last", "x"]])
  func knowsItsWords(_ words: [String]) {
    guard case .usage = CommandLineReader.read(["data", "clear", "--all"] + words) else {
      Issue.record("It was understood.")
      return
    }
  }

  @Test("What was chosen for the exit is cleared after a page was visited")
  func clearsOnExit() async throws {
    let terminal = try TestTerminal(["open", "https://a.example/"])
    terminal.services.settings.update { $0.clearsOnExit = [.cookies] }
    _ = await terminal.run { engine in
      while engine.surfaces.isEmpty { await Task.yield() }
      engine.surfaces.last?.finishLoading(Address("https://a.example/"))
    }
    #expect(removals(terminal).map(\.kinds) == [[.cookies]])
  }
}
