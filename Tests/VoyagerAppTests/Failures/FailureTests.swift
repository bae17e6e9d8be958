import Foundation
import Testing
import VoyagerTesting

extension AppTests {
  @Suite("Pages that can't be loaded")
  struct FailureTests {
    @Test("A server that does not answer: Back and Try again work, the address stays, the list does not grow")
    func offersWaysOn() async throws {
      let site = try TestSite()
      site.page("/page", "Page")
      let port = try FreePort.find()
      let environment = try TestEnvironment()
      defer { environment.remove() }
      let folder = environment.folder.appending(path: "site")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try "<title>Here now</title>".write(
        to: folder.appending(path: "later.html"), atomically: true, encoding: .utf8)
      try await VoyagerProcess.run([site.address("/page")], in: environment) { voyager in
        try await site.wait(for: "shown /page")
        try await voyager.go(to: "http://127.0.0.1:\(port)/later.html")
        _ = try await voyager.window(titled: "127.0.0.1 does not answer")
        #expect(try await voyager.addressText() == "127.0.0.1:\(port)/later.html")
        try await voyager.press("alt+Left")
        _ = try await voyager.window(titled: "/page")
        try await voyager.press("alt+Right")
        _ = try await voyager.window(titled: "127.0.0.1 does not answer")
        try await voyager.press("alt+Left")
        _ = try await voyager.window(titled: "/page")
        try await voyager.press("alt+Right")
        _ = try await voyager.window(titled: "127.0.0.1 does not answer")
        let server = try RunningProgram(
          "python3",
          ["-m", "http.server", "\(port)", "--bind", "127.0.0.1", "--directory", folder.path],
          environment: environment.variables(), outputFolder: environment.output)
        try await Poll.untilTrue("the server") {
          (try? await Command.run("bash", ["-c", "exec 3<>/dev/tcp/127.0.0.1/\(port)"])) != nil
        }
        // The first link of the page.
        try await voyager.press("Tab")
        try await voyager.press("Return")
        _ = try await voyager.window(titled: "Here now")
        await server.end()
        try await voyager.press("alt+Left")
        _ = try await voyager.window(titled: "/page")
      }
    }

    @Test("An unknown host is said in plain words")
    func namesUnknownHosts() async throws {
      try await VoyagerProcess.run(["http://nowhere.invalid/x"]) { voyager in
        _ = try await voyager.window(titled: "There is no site called nowhere.invalid")
        #expect(try await voyager.addressText() == "nowhere.invalid/x")
      }
    }

    @Test("A certificate that nobody vouches for is refused")
    func refusesForgedSites() async throws {
      let environment = try TestEnvironment()
      defer { environment.remove() }
      let server = try await SelfSignedServer.start(in: environment)
      do {
        try await VoyagerProcess.run(["https://127.0.0.1:\(server.port)/"], in: environment) { voyager in
          _ = try await voyager.window(titled: "The connection to 127.0.0.1 is not safe")
          #expect(try await voyager.addressText() == "127.0.0.1:\(server.port)")
        }
      } catch {
        await server.program.end()
        throw error
      }
      await server.program.end()
    }
  }
}
