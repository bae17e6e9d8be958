import Testing
import VoyagerCore

@Suite struct ConnectionSignTests {
  private func sign(_ address: String, _ security: ConnectionSecurity, _ events: SurfaceEvent...)
    -> ConnectionSign
  {
    var status = TabStatus()
    status.apply(.loadCommitted(Address(address), security))
    events.forEach { status.apply($0) }
    return ConnectionSign(of: status, isEdited: false)
  }

  @Test("An insecure page is not secure, and one that asks for a password is dangerous")
  func insecure() {
    #expect(sign("http://news.example/", .insecure) == .insecure)
    #expect(sign("http://192.168.1.1/", .insecure, .passwordFieldFound) == .insecurePassword)
    #expect(ConnectionSign.insecure.urgency == .warning && ConnectionSign.insecurePassword.urgency == .danger)
    #expect(ConnectionSign.insecure.caption == "Not secure")
  }

  @Test(
    "Nobody is between a page and the computer it comes from",
    arguments: ["http://localhost/", "http://127.0.0.1/"])
  func loopback(address: String) {
    #expect(sign(address, .insecure, .passwordFieldFound) == .thisComputer)
  }

  @Test("A secure page stays so with a password field, and not with insecure parts")
  func secure() {
    #expect(sign("https://news.example/", .secure, .passwordFieldFound) == .secure)
    #expect(sign("https://news.example/", .secure, .insecureContentFound) == .mixed)
    #expect(sign("https://news.example/", .excepted) == .excepted)
    #expect(ConnectionSign.secure.urgency == .none && ConnectionSign.secure.caption == nil)
  }

  @Test("What is typed, on its way or failed says nothing of a connection")
  func noPage() {
    let address = Address("https://news.example/")
    var status = TabStatus()
    #expect(ConnectionSign(of: nil, isEdited: false) == .search)
    #expect(ConnectionSign(of: status, isEdited: false) == .search)
    status.apply(.loadCommitted(address, .secure))
    #expect(ConnectionSign(of: status, isEdited: true) == .search)
    var failed = status
    failed.apply(.loadFailed(LoadFailure(address: address, reason: .timedOut, technical: "")))
    #expect(ConnectionSign(of: failed, isEdited: false) == .failed)
  }
}
