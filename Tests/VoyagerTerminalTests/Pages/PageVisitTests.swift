import Foundation
import Testing
import VoyagerCore
import VoyagerTesting

@testable import VoyagerTerminal

@MainActor @Suite("A visit to a page")
struct PageVisitTests {
  /// Waits for the surface with this number.
  private static func surface(_ number: Int, of engine: FakeEngine) async -> FakeSurface? {
    while engine.surfaces.count <= number, !Task.isCancelled {
      await Task.yield()
    }
    return engine.surfaces.count > number ? engine.surfaces[number] : nil
  }

  @Test("A page that loads gives its result")
  func loads() async throws {
    let terminal = try TestTerminal(["script", "/dev/null", "a.example"])
    let code = await terminal.run { engine in
      await Self.surface(0, of: engine)?.finishLoading(Address("https://a.example/"))
    }
    #expect(code == .done)
    #expect(terminal.console.output == "null\n")
    #expect(terminal.engine.surfaces.map(\.isClosed) == [true])
  }

  @Test("What could not be loaded is said in the words of the page in its place")
  func fails() async throws {
    let terminal = try TestTerminal(["text", "a.example"])
    let address = Address("https://a.example/")
    let code = await terminal.run { engine in
      let surface = await Self.surface(0, of: engine)
      surface?.report(.loadStarted(address))
      surface?.report(.loadFailed(LoadFailure(address: address, reason: .hostNotFound, technical: "")))
      surface?.report(.titleChanged("There is no site called a.example"))
      surface?.report(.loadFinished)
    }
    #expect(code == .pageFailed)
    #expect(terminal.console.errors == "voyager-cli: a.example: There is no site called a.example.\n")
    #expect(terminal.console.output == "")
  }

  @Test("A page that never comes ends with the time that it was given")
  func timesOut() async throws {
    let terminal = try TestTerminal(["text", "a.example", "--timeout", "0.1", "--json"])
    #expect(await terminal.run() == .timedOut)
    #expect(terminal.console.output.contains("\"code\":3"))
  }

  @Test(
    "A server's own refusal and its errors show in the exit status",
    arguments: [(403, 4), (500, 1), (200, 0)])
  func tellsStatus(_ status: Int, _ code: Int32) async throws {
    let terminal = try TestTerminal(["script", "/dev/null", "a.example"])
    let result = await terminal.run { engine in
      let surface = await Self.surface(0, of: engine)
      surface?.statusCode = status
      surface?.finishLoading(Address("https://a.example/"))
    }
    #expect(result.rawValue == code)
    #expect(terminal.console.output == "null\n")
  }

  @Test("Side by side no more pages load than allowed, and results keep their order")
  func keepsOrder() async throws {
    let names = ["a", "b", "c"]
    let terminal = try TestTerminal(["open", "--json", "--jobs", "2"] + names.map { "\($0).example" })
    let code = await terminal.run { engine in
      _ = await Self.surface(1, of: engine)
      for _ in 0..<200 {
        await Task.yield()
      }
      #expect(engine.surfaces.count == 2)
      for number in [1, 0, 2] {
        guard let surface = await Self.surface(number, of: engine) else {
          return
        }
        surface.finishLoading(Address("https://\(names[number]).example/"))
      }
    }
    #expect(code == .done)
    let addresses = terminal.console.output.split(separator: "\n").compactMap { line in
      names.first { line.contains("https://\($0).example/") }
    }
    #expect(addresses == names)
  }

  @Test(
    "An address that Voyager does not open is refused without a page",
    arguments: ["javascript:1", "mailto:a@b.example"])
  func refuses(_ address: String) async throws {
    let terminal = try TestTerminal(["open", address])
    #expect(await terminal.run() == .refused)
    #expect(terminal.engine.surfaces.isEmpty)
  }

  @Test("An unknown identity is wrong usage, and a private run leaves nothing")
  func choosesIdentity() async throws {
    let unknown = try TestTerminal(["open", "--identity", "Nobody", "a.example"])
    #expect(await unknown.run() == .usage)
    let secret = try TestTerminal(["open", "--private", "a.example"])
    _ = await secret.run { engine in
      await Self.surface(0, of: engine)?.finishLoading(Address("https://a.example/"))
    }
    #expect(secret.engine.surfaces.map(\.store.location) == [.memory])
    #expect(secret.engine.discardedStores.count == 1)
  }

  @Test("Pages have their own size here, unless the person said otherwise")
  func keepsPageSize() async throws {
    let terminal = try TestTerminal(["open", "a.example"])
    _ = await terminal.run { engine in
      await Self.surface(0, of: engine)?.finishLoading(Address("https://a.example/"))
    }
    #expect(terminal.engine.surfaces.map(\.zoom) == [1])
  }
}
