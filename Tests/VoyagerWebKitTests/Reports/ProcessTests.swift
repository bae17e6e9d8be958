import Foundation
import Glibc
import Testing
import VoyagerCore
import VoyagerTesting

extension WebKitTests {
  @MainActor @Suite("The page's process")
  struct ProcessTests {
    /// The web processes below this one.
    private func webProcesses() -> [pid_t] {
      let all =
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.compactMap { pid_t($0) } ?? []
      return all.filter { process in
        let name = (try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)) ?? ""
        return name.hasPrefix("WebKitWebProces") && isBelowThis(process)
      }
    }

    private func isBelowThis(_ process: pid_t) -> Bool {
      var current = process
      while current > 1 {
        guard let status = try? String(contentsOfFile: "/proc/\(current)/status", encoding: .utf8),
          let line = status.split(separator: "\n").first(where: { $0.hasPrefix("PPid:") }),
          let parent = pid_t(line.dropFirst(5).trimmingCharacters(in: .whitespaces))
        else {
          return false
        }
        if parent == getpid() {
          return true
        }
        current = parent
      }
      return false
    }

    @Test("A crash is told, open requests are answered, and the surface can be used again")
    func crash() async throws {
      let stage = try Stage()
      stage.server.page("/", "<title>Alive</title>")
      let (surface, page) = stage.open()
      try await stage.load("/", in: surface, page)
      for process in webProcesses() {
        kill(process, SIGKILL)
      }
      try await eventually("the end") { page.ends == [.crashed] }
      page.forget()
      surface.show(InternalPage(html: "<title>Gone</title>"), at: Address(stage.server.address("/")))
      try await eventually("the parent's page") { page.titles.last == "Gone" }
      surface.reload(.normal)
      try await eventually("the page again") { page.titles.last == "Alive" }
      let answer = try await surface.evaluate("1 + 1")
      #expect(answer == "2")
    }

    @Test("A process that needs more memory than it may have is ended, and that is told")
    func memoryLimit() async throws {
      let stage = try Stage(memoryLimit: 300)
      stage.server.page("/", "<title>Alive</title>")
      let (surface, page) = stage.open()
      try await stage.load("/", in: surface, page)
      let growing = Task {
        try await surface.evaluate(
          "kept = []; for (let i = 0; i < 60; i++) kept.push(new Uint8Array(1e7).fill(i)); 1")
      }
      try await eventually("the end") { page.ends == [.outOfMemory] }
      _ = try? await growing.value
    }

    @Test("An ended process is told apart, and a script that waits for it fails")
    func terminate() async throws {
      let stage = try Stage()
      stage.server.page("/", "x")
      let (surface, page) = stage.open()
      try await stage.load("/", in: surface, page)
      let endless = Task { try await surface.evaluate("while (true) {}") }
      try await Task.sleep(for: .milliseconds(100))
      surface.terminate()
      try await eventually("the end") { page.ends == [.terminated] }
      await #expect(throws: (any Error).self) { _ = try await endless.value }
    }

    @Test("A page that hangs can be asked to close and ended, and holds nothing up")
    func hanging() async throws {
      let stage = try Stage()
      stage.server.page(
        "/",
        "<body onbeforeunload='return 1' onclick='document.title = 1; setTimeout(() => { while (true) {} })'>x"
      )
      let (surface, page) = stage.open()
      try await stage.show(surface)
      try await stage.load("/", in: surface, page)
      try await Pointer.click(x: 100, y: 100)
      try await eventually("the click") { page.titles.last == "1" }
      surface.requestClose()
      try await eventually("the page is given up") { page.isClosed }
      surface.terminate()
      try await eventually("the end") { page.ends == [.terminated] }
    }
  }
}
