import Testing
import VoyagerCore
import VoyagerTesting

extension WebKitTests {
  @MainActor @Suite("Signing in to a server")
  struct SignInTests {
    private func makeStage() throws -> Stage {
      let stage = try Stage()
      stage.server.on("/") { request in
        request.credential == "ann:right" ? .html("<title>In</title>") : .signIn(realm: "Attic")
      }
      return stage
    }

    @Test("Right at once: asked once, two requests")
    func right() async throws {
      let stage = try makeStage()
      let (surface, page) = stage.open()
      page.onSignIn = { $1.answer(Credential(name: "ann", password: "right")) }
      try await stage.load("/", in: surface, page)
      try await eventually("the page") { page.titles.last == "In" }
      let question = ServerSignIn(
        host: "127.0.0.1", port: stage.server.port, realm: "Attic", isProtected: false)
      #expect(page.signIns == [question])
      #expect(stage.server.requests(for: "/").map(\.credential) == [nil, "ann:right"])
    }

    @Test("Wrong first: the second question says so, and the wrong answer is sent once")
    func wrong() async throws {
      let stage = try makeStage()
      let (surface, page) = stage.open()
      page.onSignIn = { question, request in
        request.answer(Credential(name: "ann", password: question.failures == 0 ? "wrong" : "right"))
      }
      try await stage.load("/", in: surface, page)
      try await eventually("the page") { page.titles.last == "In" }
      #expect(page.signIns.map(\.failures) == [0, 1])
      #expect(stage.server.requests(for: "/").map(\.credential) == [nil, "ann:wrong", "ann:right"])
    }

    @Test("Cancelled: nothing is sent, and the server's own page is shown")
    func cancelled() async throws {
      let stage = try makeStage()
      let (surface, page) = stage.open()
      try await stage.load("/", in: surface, page)
      try await eventually("the server's page") { page.titles.last == "Not signed in" }
      #expect(page.signIns.count == 1)
      #expect(stage.server.requests(for: "/").map(\.credential) == [nil])
    }

    @Test("Another store and one in memory are asked themselves, and get nothing of the first one's answer")
    func otherStores() async throws {
      let stage = try makeStage()
      let (surface, page) = stage.open(in: stage.diskStore("ann"))
      page.onSignIn = { $1.answer(Credential(name: "ann", password: "right")) }
      try await stage.load("/", in: surface, page)
      try await eventually("the page") { page.titles.last == "In" }
      for store in [stage.diskStore("bob"), stage.store] {
        let (other, otherPage) = stage.open(in: store)
        try await stage.load("/", in: other, otherPage)
        try await eventually("the server's page") { otherPage.titles.last == "Not signed in" }
        #expect(otherPage.signIns.count == 1)
      }
      #expect(stage.server.requests(for: "/").map(\.credential) == [nil, "ann:right", nil, nil])
    }

    @Test("An answer that comes after the page has moved on is not sent")
    func stale() async throws {
      let stage = try makeStage()
      stage.server.page("/other", "<title>Other</title>")
      let (surface, page) = stage.open()
      var waiting: Request<Credential?>?
      page.onSignIn = { waiting = $1 }
      surface.load(Address(stage.server.address("/")))
      try await eventually("the question") { waiting != nil }
      surface.load(Address(stage.server.address("/other")))
      try await eventually("the other page") { page.titles.last == "Other" }
      #expect(waiting?.isAnswered == true)
      waiting?.answer(Credential(name: "ann", password: "right"))
      #expect(stage.server.requests(for: "/").map(\.credential) == [nil])
    }
  }
}
