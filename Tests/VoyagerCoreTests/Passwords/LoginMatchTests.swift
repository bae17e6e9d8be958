import Foundation
import Testing

@testable import VoyagerCore

@MainActor @Suite struct LoginMatchTests {
  /// The page, what is saved, and what that is to it.
  nonisolated static let fits: [(String, String, LoginMatch.Fit?)] = [
    ("https://news.example", "https://news.example", .exact),
    ("https://www.news.example", "https://news.example", .related),
    ("https://news.example", "https://login.news.example", .related),
    ("https://news.example", "https://other.example", nil),
    ("https://news.example", "https://badnews.example", nil),
    ("https://a.co.test", "https://b.co.test", nil),
    ("https://x.a.co.test", "https://y.a.co.test", .related),
    ("http://news.example", "https://news.example", nil),
    ("https://news.example", "http://news.example", .related),
    ("http://www.news.example", "http://news.example", .related),
    ("http://www.news.example", "https://news.example", nil),
    ("https://news.example:8443", "https://news.example", nil),
    ("http://localhost:8000", "http://localhost:8000", .exact),
    ("http://localhost:8000", "http://localhost:9000", nil),
    ("http://10.0.0.1", "http://10.0.0.2", nil),
    ("http://[::1]", "http://[::1]", .exact),
    ("null", "https://news.example", nil),
    ("file://", "https://news.example", nil),
  ]

  @Test("A login is offered where it belongs, and nowhere else", arguments: fits)
  func fits(_ page: String, _ saved: String, _ fit: LoginMatch.Fit?) async throws {
    let passwords = try PasswordsFixture()
    try await passwords.add("ann", at: saved)
    try await passwords.add("bob", at: "https://zebra.example")
    let matches = try await passwords.model.matches(for: page, of: .identity(Identity.standard.id))
    #expect(matches.map(\.fit) == [fit].compactMap(\.self))
  }

  @Test("A login is its identity's alone, unless it is shared; the one used last comes first")
  func owners() async throws {
    let passwords = try PasswordsFixture()
    let (mine, other) = (Identity.standard.id, IdentityID())
    func names(_ whose: LoginOwners, realm: String? = nil) async throws -> [String] {
      try await passwords.model.matches(for: "https://news.example", realm: realm, of: whose).map(
        \.login.name)
    }
    for new in [
      passwords.new("a"), passwords.new("b"), passwords.new("c", identity: other),
      passwords.new("d", shared: true, identity: other), passwords.new("e", realm: "Files"),
    ] {
      _ = try await passwords.model.add(new)
    }
    #expect(try await names(.identity(mine)) == ["a", "b", "d"])
    #expect(try await names(.others(than: mine)) == ["c"])
    #expect(try await names(.all) == ["a", "b", "c", "d"])
    #expect(try await names(.all, realm: "Files") == ["e"])
    let logins = try await passwords.model.logins()
    await passwords.model.didUse(try #require(logins.first { $0.name == "b" }).id)
    #expect(try await names(.identity(mine)) == ["b", "a", "d"])
  }

  @Test("A site at which nothing is saved is remembered for one identity")
  func never() async throws {
    let passwords = try PasswordsFixture()
    let mine = Identity.standard.id
    try await passwords.model.setNever(true, at: "https://news.example", of: mine)
    #expect(try await passwords.model.savesNever(at: "https://news.example", of: mine))
    #expect(try await !passwords.model.savesNever(at: "https://news.example", of: IdentityID()))
    #expect(try await passwords.model.nevers(of: mine) == ["https://news.example"])
    try await passwords.model.setNever(false, at: "https://news.example", of: mine)
    #expect(try await passwords.model.nevers(of: mine) == [])
  }
}
