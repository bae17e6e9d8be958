import Testing
import VoyagerCore
import VoyagerTesting

extension WebKitTests {
  @MainActor @Suite("A load that has only begun")
  struct ProvisionalLoadTests {
    private let stage: Stage
    private let surface: any EngineSurface
    private let page: ScriptedPage

    init() throws {
      stage = try Stage()
      (surface, page) = stage.open()
      stage.server.on("/slow") { _ in .hanging }
    }

    private var slow: Address { Address(stage.server.namedAddress("/slow")) }

    @Test("A page that goes to a slow server does not pass for it, neither then nor when it is stopped")
    func keepsThePagesAddress() async throws {
      stage.server.page("/", "<title>Old</title>")
      try await stage.show(surface)
      try await stage.load("/", in: surface, page)
      _ = try await surface.evaluate("location.href = '\(slow.text)'")
      try await eventually("the start") { page.started.count == 2 }
      _ = try await surface.evaluate("navigator.geolocation.getCurrentPosition(() => 0, () => 0)")
      try await eventually("the question") { !page.permissions.isEmpty }
      #expect(page.permissions.map(\.origin) == [Address(stage.server.address("/"))])
      surface.stop()
      try await eventually("the end") { page.finished == 2 }
      #expect(page.addresses.isEmpty)
      #expect(page.committed == [Address(stage.server.address("/"))])
    }
  }
}
