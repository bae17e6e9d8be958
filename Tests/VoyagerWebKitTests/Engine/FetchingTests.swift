import Foundation
import Testing
import VoyagerCore
import VoyagerTesting
import VoyagerWebKit

extension WebKitTests {
  @Suite("Fetching")
  @MainActor
  struct FetchingTests {
    private static let limits = FetchLimits(bytes: 1000, time: .seconds(5))

    @Test("A small answer comes, and no cookie goes with the next question")
    func fetches() async throws {
      let server = try HTTPServer()
      defer { server.stop() }
      server.on("/words") { _ in
        HTTPResponse(headers: ["Set-Cookie": "a=b; max-age=1000"], body: .whole(Data("[\"a\"]".utf8)))
      }
      let engine = WebKitEngine()
      for _ in 0..<2 {
        let answer = try await engine.fetch(Address(server.address("/words")), limits: Self.limits)
        #expect(String(decoding: answer, as: UTF8.self) == "[\"a\"]")
      }
      #expect(server.requests(for: "/words").count == 2)
      #expect(server.requests(for: "/words").allSatisfy { $0.headers["cookie"] == nil })
    }

    @Test("A server is asked for the head alone, and where it leads is told and not followed")
    func answers() async throws {
      let server = try HTTPServer()
      defer { server.stop() }
      server.on("/old/page") { request in
        HTTPResponse(status: request.method == "HEAD" ? 301 : 200, headers: ["Location": "../new?a=1"])
      }
      let engine = WebKitEngine()
      let old = Address(server.address("/old/page"))
      let moved = try await engine.answer(of: old, to: .head, within: .seconds(5), through: .direct)
      #expect(moved == ServerAnswer(status: 301, location: Address(server.address("/new?a=1"))))
      #expect(try await engine.answer(of: old, to: .get, within: .seconds(5), through: .direct).status == 200)
      #expect(server.requests(for: "/new").isEmpty)
      await #expect(throws: FetchError.self) {
        try await engine.answer(
          of: Address("http://127.0.0.1:9/"), to: .head, within: .seconds(5), through: .direct)
      }
    }

    @Test("Long answers, slow ones, other statuses and other places are no answers")
    func refuses() async throws {
      let server = try HTTPServer()
      defer { server.stop() }
      server.on("/long") { _ in HTTPResponse(body: .whole(Data(repeating: 97, count: 100_000))) }
      server.on("/moved") { _ in HTTPResponse(status: 302, headers: ["Location": "/words"]) }
      let engine = WebKitEngine()
      await #expect(throws: FetchError.overLimit) {
        try await engine.fetch(Address(server.address("/long")), limits: Self.limits)
      }
      await #expect(throws: FetchError.refused(status: 302)) {
        try await engine.fetch(Address(server.address("/moved")), limits: Self.limits)
      }
      await #expect(throws: FetchError.unsupported) {
        try await engine.fetch(Address("file:///etc/hostname"), limits: Self.limits)
      }
      await #expect(throws: FetchError.self) {
        try await engine.fetch(
          Address(server.address("/long")), limits: FetchLimits(bytes: 1_000_000, time: .zero))
      }
      #expect(server.requests(for: "/words").isEmpty)
    }
  }
}
