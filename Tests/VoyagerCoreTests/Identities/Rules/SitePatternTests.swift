import Testing

@testable import VoyagerCore

@Suite struct SitePatternTests {
  @Test(
    "A pattern is a host or a domain with all under it, in whatever form it is written",
    arguments: [
      ("mail.example", "mail.example"), (" Mail.EXAMPLE. ", "mail.example"),
      ("*.Example.org", "*.example.org"),
      ("https://mail.example:8443/inbox?a=b", "mail.example"), ("localhost", "localhost"),
      ("127.0.0.1", "127.0.0.1"), ("[::1]", "[::1]"), ("http://[::1]:80/", "[::1]"),
      ("bücher.example", "xn--bcher-kva.example"), ("*.xn--bcher-kva.example", "*.xn--bcher-kva.example"),
    ])
  func reads(_ text: String, _ pattern: String) {
    #expect(SitePattern(text)?.text == pattern)
    #expect(SitePattern(pattern)?.text == pattern)
  }

  @Test(
    "What could name more than it says is no pattern",
    arguments: [
      "", "*", "*.", ".example", "a..example", "*.*.example", "mail*.example", "mail.example/inbox",
      "*.127.0.0.1",
      "*.[::1]", "file:///etc/passwd", "voyager:start", "user@mail.example", "mail.example:443", "a b\u{0}c",
      String(repeating: "a", count: 64) + ".example",
    ])
  func refuses(_ text: String) {
    #expect(SitePattern(text) == nil)
  }

  @Test(
    "Only the host itself, or with a star all that ends with the domain, belongs to it",
    arguments: [
      ("mail.example", "mail.example", true), ("mail.example", "a.mail.example", false),
      ("mail.example", "email.example", false), ("*.example.org", "example.org", true),
      ("*.example.org", "a.b.example.org", true), ("*.example.org", "notexample.org", false),
      ("*.example.org", "example.org.evil.test", false),
    ])
  func matches(_ pattern: String, _ host: String, _ matches: Bool) throws {
    #expect(try #require(SitePattern(pattern)).matches(host) == matches)
  }

  @Test("The pattern that names a host most exactly counts")
  func longest() throws {
    var list = IdentityRuleList()
    let ids = try ["*.example", "*.work.example", "mail.work.example", "*.mail.work.example"].map { text in
      let id = IdentityID()
      list.set(IdentityRule(try #require(SitePattern(text)), in: id))
      return id
    }
    for (host, index) in [
      ("example", 0), ("home.example", 0), ("work.example", 1), ("a.work.example", 1),
      ("mail.work.example", 2),
      ("MAIL.Work.Example.", 2), ("a.mail.work.example", 3),
    ] {
      #expect(list.rule(for: host)?.identity == ids[index], "\(host)")
    }
    #expect(list.rule(for: "example.org") == nil)
  }
}
