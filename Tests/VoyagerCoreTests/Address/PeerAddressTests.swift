import Testing

@testable import VoyagerCore

/// What another browser's tests and sources say about addresses, and what is meant here.
@Suite @MainActor
struct PeerAddressTests {
  private let search = SearchEngine(name: "DuckDuckGo", template: "https://duckduckgo.com/?q=%s&t=epiphany")
  private let suffixes = KnownSuffixes(["com", "org", "me", "example"])

  private func opened(_ typed: String) -> String? {
    switch AddressInput.interpret(typed, search: search, suffixes: suffixes, home: "/home/dad") {
    case .address(let address), .search(let address): address.text
    case .nothing: nil
    }
  }

  @Test(
    "Typed text goes to the same address",
    arguments: [
      ("google.com", "https://google.com"), ("https://google.com", "https://google.com"),
      ("search", "https://duckduckgo.com/?q=search&t=epiphany"), ("search.me", "https://search.me"),
      ("lala.lala", "https://duckduckgo.com/?q=lala.lala&t=epiphany"),
      ("lala/lala", "https://duckduckgo.com/?q=lala%2Flala&t=epiphany"),
      ("https://127.0.0.1", "https://127.0.0.1"),
      ("totalgarbage0xdeadbeef", "https://duckduckgo.com/?q=totalgarbage0xdeadbeef&t=epiphany"),
      ("planet.gnome.org", "https://planet.gnome.org"),
      (
        "\"a quoted string should be searched\"",
        "https://duckduckgo.com/?q=%22a+quoted+string+should+be+searched%22&t=epiphany"
      ),
      ("www.gnome.org", "https://www.gnome.org"),
      (
        "localhost.localdomain 8080/home/",
        "https://duckduckgo.com/?q=localhost.localdomain+8080%2Fhome%2F&t=epiphany"
      ),
      ("std::string", "https://duckduckgo.com/?q=std%3A%3Astring&t=epiphany"),
      ("http://127.0.0.1:12321/path", "http://127.0.0.1:12321/path"),
      ("http://localhost:12321/?key=value", "http://localhost:12321/?key=value"),
      ("http://localhost:12321/?key=value&key2=", "http://localhost:12321/?key=value&key2="),
      // The peer means to come to https; here port 80 is taken at its word, and HTTPS first does the rest.
      ("gnome.org:80", "http://gnome.org:80"),
      // The peer says https; a server on this machine hardly ever speaks it.
      ("127.0.0.1", "http://127.0.0.1"), ("localhost:8080", "http://localhost:8080"),
      ("localhost", "http://localhost"),
      // The peer says https; it refuses TLS on the port that is known for plain HTTP.
      ("192.168.1.1:80", "http://192.168.1.1:80"),
      // As the peer: a word and a figure that a port can have is a machine in the house.
      ("note:404", "https://note:404"),
      // The peer makes the host small; an engine does that by itself, and what was typed is kept.
      ("WWW.GNOME.ORG/Path", "https://www.gnome.org/Path"),
      // The peer knows pages of its own under this name; here it is the engine's, which shows nothing of it.
      ("about:memory", "about:memory"),
    ])
  func typed(typed: String, address: String) {
    #expect(opened(typed) == address)
  }

  @Test(
    "Text that begins with a scheme is an address, other text is none",
    arguments: [
      ("http://www.gnome.org/", true), ("http://www.gnome.org:8080", true), ("localhost", true),
      ("localhost:8080", true), ("192.168.0.1:8080", true), ("http//www.gnome.org/", false), ("", false),
      ("blob:https://x/1", true), ("view-source:http://x", true), ("inspector://x", true),
      // A typed script would run in the page in front.
      ("javascript:var a=b;", false),
      // The peer's own schemes are nobody's here, and without slashes they are words with a colon.
      ("ephy-about:memory", false), ("ephy-reader:https://x", false),
      // The peer compares no more of the scheme than was typed, so that any beginning of one passes.
      ("h:foo", false), ("a:b", false),
    ])
  func schemes(typed: String, isAddress: Bool) {
    let input = AddressInput.interpret(typed, search: search, suffixes: suffixes)
    if case .address = input { #expect(isAddress) } else { #expect(!isAddress) }
  }

  @Test(
    "The host of an address",
    arguments: [
      // The peer gives the host of a text without a scheme too; here such a text is no address yet.
      ("www.google.com", nil), ("file:///tmp/", nil), ("ephy-about:applications", nil), ("", nil),
      ("https://example.com:8443/x", "example.com"), ("https://user@example.com/", "example.com"),
      ("https://example.com?q=a:b", "example.com"), ("no-scheme.example", nil),
    ])
  func hosts(address: String, host: String?) {
    #expect(Address(address).host == host)
  }

  @Test(
    "Pages without an address leave the field empty",
    arguments: [
      ("about:blank", false), ("about:blanco", true), (Address.start.text, false),
      // The peer's pages for its overview and for private windows are here one start page.
      ("ephy-about:overview", true), ("ephy-about:incognito", true),
    ])
  func empty(address: String, isShown: Bool) {
    #expect(AddressDisplay.isShown(Address(address)) == isShown)
  }

  @Test(
    "Addresses are shown so that they can be read and not be mistaken",
    arguments: [
      ("https://xn--9dbaqfu.xn--4dbrk0ce/", "https://כולנו.ישראל/"),
      ("https://ja.wikipedia.org/wiki/%E3%83%A1%E3%82%A4%E3%83%B3", "https://ja.wikipedia.org/wiki/メイン"),
      ("http://abcdef.com/", "http://abcdef.com/"),
      ("http://xn--abcdef-2nfjtlmn.com/", "http://xn--abcdef-2nfjtlmn.com/"),
      ("http://xn--mxacd4ffg03ejatlmn.com/", "http://xn--mxacd4ffg03ejatlmn.com/"),
      ("http://xn--2xjf20oeaf2262d.com/", "http://ㄈㄉㄊ⻕⻒夕.com/"),
      ("http://xn--8pdcdefg.com/", "http://ᄊᄋᄌᄍᄎᄏ.com/"),
      ("http://xn--t8jcd36efag.com/", "http://xn--t8jcd36efag.com/"),
      // The peer shows Latin with one rare script; a family never needs it.
      ("http://xn--abc-dn1tfag.com/", "http://xn--abc-dn1tfag.com/"),
    ])
  func display(address: String, shown: String) {
    #expect(AddressDisplay.full(Address(address)) == shown)
  }

  @Test("What is typed in readable letters is sent encoded")
  func encodes() {
    #expect(
      opened("ja.wikipedia.org/wiki/メインページ")
        == "https://ja.wikipedia.org/wiki/%E3%83%A1%E3%82%A4%E3%83%B3%E3%83%9A%E3%83%BC%E3%82%B8")
  }
}
