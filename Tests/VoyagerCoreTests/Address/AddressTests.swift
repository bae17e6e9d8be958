import Testing
import VoyagerCore

@Suite struct AddressTests {
  @Test("An address is taken apart the way engines do it")
  func parts() {
    let address = Address("HTTPS://dad:pw@News.Example:8443/a%20b/c.pdf?q=1:2#part")
    #expect(address.scheme == "https")
    #expect(address.host == "news.example")
    #expect(address.port == 8443)
    #expect(address.path == "/a%20b/c.pdf")
    #expect(address.query == "q=1:2")
    #expect(address.fragment == "part")
    #expect(address.origin == "https://news.example:8443")
    #expect(address.fileName == "c.pdf")
  }

  @Test(
    "The host is the one an engine connects to",
    arguments: [
      ("https://example.com:8443/x", "example.com"),
      ("https://user@example.com/", "example.com"),
      ("https://example.com?q=a:b", "example.com"),
      ("https://bank.example@evil.example/", "evil.example"),
      ("https://a@b@evil.example", "evil.example"),
      (#"https:\\evil.example\@bank.example/"#, "evil.example"),
      ("https://evil.example#@bank.example", "evil.example"),
      (" \thttps://ev\nil.example/", "evil.example"),
      ("https:evil.example", "evil.example"),
      ("http://[::1]:8000/", "[::1]"),
      ("no-scheme.example", nil),
      ("www.google.com", nil),
      ("file:///tmp/", nil),
      ("voyager:applications", nil),
      ("mailto:dad@example.com", nil),
      ("", nil),
    ] as [(String, String?)])
  func host(text: String, host: String?) {
    #expect(Address(text).host == host)
  }

  @Test(
    "The origin leaves a default port out and blob keeps its maker's",
    arguments: [
      ("https://a.example:443/x", "https://a.example"),
      ("http://a.example:443/x", "http://a.example:443"),
      ("blob:https://a.example/1", "https://a.example"),
      ("data:text/html,x", nil),
      ("blob:blob:https://a.example/1", nil),
    ] as [(String, String?)])
  func origin(text: String, origin: String?) {
    #expect(Address(text).origin == origin)
  }

  @Test(
    "This machine is known under each of its names",
    arguments: [
      ("http://localhost:12321/?key=value", true), ("http://app.localhost", true),
      ("http://127.0.0.1:80", true), ("http://127.9.9.9", true), ("http://[::1]/", true),
      ("http://localhost.evil.example", false), ("http://notlocalhost", false),
      ("http://127.0.0.1.evil.example", false), ("http://127.0.0", false), ("http://128.0.0.1", false),
    ])
  func loopback(text: String, isLoopback: Bool) {
    #expect(Address(text).isLoopback == isLoopback)
  }

  @Test(
    "A port that no machine has is no port", arguments: ["https://a.example:99999/", "https://a.example:x/"])
  func port(text: String) {
    #expect(Address(text).port == nil)
    #expect(Address(text).host == "a.example")
  }

  @Test(
    "Only the blank page and no address are blank",
    arguments: [
      ("about:blank", true), ("ABOUT:BLANK", true), ("", true), (" ", true), ("about:blank#x", true),
      // The start page is a page: it says how to begin.
      ("voyager:start", false), ("about:blanco", false),
    ])
  func blank(text: String, isBlank: Bool) {
    #expect(Address(text).isBlank == isBlank)
  }

  @Test(
    "A site is named as a person would name it",
    arguments: [
      ("https://news.example/a", "news.example"), ("file:///home/dad/a.html", "this computer"),
      ("voyager:start", "Voyager"), ("about:blank", "a blank page"), ("data:text/html,x", "this page"),
      ("https://xn--9dbaqfu.xn--4dbrk0ce/", "כולנו.ישראל"),
    ])
  func siteName(text: String, name: String) {
    #expect(Address(text).siteName == name)
  }

  @Test("No text makes it fail", arguments: HostileText.all)
  func total(text: String) {
    let address = Address(text)
    _ = (address.scheme, address.host, address.port, address.origin, address.fileName, address.siteName)
    _ = (address.isBlank, address.isLoopback, address.isOnLocalNetwork)
    _ = (AddressDisplay.full(address), AddressDisplay.link(address))
    let resting = AddressDisplay.resting(address, registrableDomain: "example.com")
    #expect(resting.text.count <= 1100)
    #expect(address.text == text)
  }
}
