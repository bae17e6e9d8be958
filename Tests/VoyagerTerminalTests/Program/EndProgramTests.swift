import Foundation
import Testing
import VoyagerTesting

extension ProgramTests {
  @Suite("One profile, and a quick end")
  struct EndProgramTests {
    private let profile: TestProfile
    private let server: HTTPServer

    init() throws {
      profile = try TestProfile()
      server = try HTTPServer()
      server.on("/hang") { _ in .hanging }
    }

    private func startHanging(_ words: String..., input: ProgramRun.Input = .pipe) async throws -> ProgramRun
    {
      let run = try ProgramRun(words, in: profile, input)
      try await run.wait(for: "the request") { !server.requests(for: "/hang").isEmpty || run.status != nil }
      return run
    }

    @Test("A second process on the same profile says so and ends")
    func refusesSecond() async throws {
      let first = try await startHanging("text", server.address("/hang"))
      let second = try await ProgramRun.run("settings", in: profile)
      #expect(second.status == 5)
      #expect(second.errors.contains("Voyager is using this profile already."))
      kill(first.process, SIGTERM)
      try await first.end()
      #expect(try await ProgramRun.run("settings", in: profile).status == 0)
    }

    @Test("Control-C ends it at once, and its display with it")
    func interrupts() async throws {
      let file = try profile.file("page.png")
      let run = try await startHanging("shot", file, server.address("/hang"), input: .terminal)
      let displays = Self.displays(of: run.process)
      #expect(displays.count == 1)
      run.type("\u{3}")
      try await run.end()
      #expect(run.status == 130)
      try await run.wait(for: "the end of the display") { !displays.contains(where: Self.isRunning) }
      let left = try FileManager.default.contentsOfDirectory(atPath: profile.folder.path)
      #expect(left.filter { $0.contains("page") } == [])
    }

    @Test("Its display ends with it even when it is killed")
    func dies() async throws {
      let run = try await startHanging("text", server.address("/hang"))
      let displays = Self.displays(of: run.process)
      #expect(displays.count == 1)
      kill(run.process, SIGKILL)
      try await run.end()
      try await run.wait(for: "the end of the display") { !displays.contains(where: Self.isRunning) }
    }

    @Test("An interrupted download leaves nothing")
    func removesParts() async throws {
      let pieces = Array(repeating: Data(repeating: 7, count: 50_000), count: 600)
      server.on("/slow") { _ in .attachment(named: "slow.bin", .slow(pieces, pause: 0.1)) }
      let folder = profile.folder.appendingPathComponent("files")
      let run = try ProgramRun(["download", server.address("/slow"), "-o", folder.path], in: profile)
      func files() -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      }
      try await run.wait(for: "a part") { !files().isEmpty || run.status != nil }
      kill(run.process, SIGINT)
      try await run.end()
      #expect(run.status == 130)
      #expect(files() == [])
    }

    @Test("Where no display can be made it says what to install, and what needs no page goes on")
    func namesPackage() async throws {
      let bare = try TestProfile(path: "/nowhere")
      let run = try await ProgramRun.run("text", server.address("/hang"), in: bare)
      #expect(run.status == 4)
      #expect(run.errors.contains("Install the package xvfb."))
      #expect(try await ProgramRun.run("settings", in: bare).status == 0)
    }

    private static func displays(of process: pid_t) -> [pid_t] {
      let children = try? String(contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)
      return (children ?? "").split(separator: " ").compactMap { pid_t($0) }.filter {
        (try? String(contentsOfFile: "/proc/\($0)/comm", encoding: .utf8)) == "Xvfb\n"
      }
    }

    private static func isRunning(_ process: pid_t) -> Bool {
      let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      return state.map { !$0.contains(") Z") } ?? false
    }
  }
}
