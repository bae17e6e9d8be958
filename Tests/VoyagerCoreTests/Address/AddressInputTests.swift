import Testing

@testable import VoyagerCore

@MainActor
@Suite struct AddressInputTests {
  private let search = SearchEngine(name: "Test", template: "https://search.example/?q=%s&t=voyager")
  private let suffixes = KnownSuffixes(["com", "org", "me", "uk", "co.uk", "de", "xn--4dbrk0ce", "md"])

  private func interpret(_ text: String) -> AddressInput {
    AddressInput.interpret(text, search: search, suffixes: suffixes, home: "/home/dad")
  }

  @Test(
    "What names a place is an address",
    arguments: [
      ("google.com", "https://google.com"),
      ("https://google.com", "https://google.com"),
      ("search.me", "https://search.me"),
      ("planet.gnome.org", "https://planet.gnome.org"),
      ("www.gnome.org", "https://www.gnome.org"),
      ("WWW.GNOME.ORG/Path", "https://www.gnome.org/Path"),
      ("http://www.gnome.org:8080", "http://www.gnome.org:8080"),
      ("http://127.0.0.1:12321/path", "http://127.0.0.1:12321/path"),
      ("http://localhost:12321/?key=value&key2=", "http://localhost:12321/?key=value&key2="),
      ("192.168.0.1:8080", "https://192.168.0.1:8080"),
      ("https://127.0.0.1", "https://127.0.0.1"),
      // The peer says https for these; a server on this machine hardly ever speaks TLS.
      ("127.0.0.1", "http://127.0.0.1"),
      ("127.0.0.1:8000", "http://127.0.0.1:8000"),
      ("localhost", "http://localhost"),
      ("localhost:8080", "http://localhost:8080"),
      ("app.localhost:3000/x", "http://app.localhost:3000/x"),
      ("[::1]:8000", "http://[::1]:8000"),
      ("[2001:db8::1]/x", "https://[2001:db8::1]/x"),
      // Port 80 speaks no TLS.
      ("192.168.1.1:80", "http://192.168.1.1:80"),
      ("gnome.org:80", "http://gnome.org:80"),
      ("router/", "http://router/"),
      ("router:8080/status", "https://router:8080/status"),
      ("nas.lan", "http://nas.lan"),
      ("family.example/recipes", "https://family.example/recipes"),
      ("lala.lala/", "https://lala.lala/"),
      ("note:404", "https://note:404"),
      ("example.com.", "https://example.com."),
      ("example.com?q=a:b", "https://example.com?q=a:b"),
      ("bücher.de/ä", "https://bücher.de/%C3%A4"),
      ("כולנו.ישראל", "https://כולנו.ישראל"),
      ("https://ja.wikipedia.org/wiki/メイン", "https://ja.wikipedia.org/wiki/%E3%83%A1%E3%82%A4%E3%83%B3"),
      ("https://example.com/a b", "https://example.com/a%20b"),
      // No port has such a number; the error page says so.
      ("https://localhost:99999/", "https://localhost:99999/"),
      ("example.com:99999", "https://example.com:99999"),
      ("https://exam\nple.com/a\n  b", "https://example.com/ab"),
      ("  \u{FEFF}example.com\u{200B} ", "https://example.com"),
      ("/home/dad/My Photo #1?.jpg", "file:///home/dad/My%20Photo%20%231%3F.jpg"),
      ("~/a.html", "file:///home/dad/a.html"),
      ("about:memory", "about:memory"),
      ("blob:https://x/1", "blob:https://x/1"),
      ("view-source:http://x", "view-source:http://x"),
      ("mailto:a@x.org?subject=Hello there", "mailto:a@x.org?subject=Hello%20there"),
      ("inspector://x", "inspector://x"),
      ("tel:911", "tel:911"),
      ("zoommtg://zoom.us/join", "zoommtg://zoom.us/join"),
      ("voyager:start", "voyager:start"),
    ])
  func addresses(typed: String, address: String) {
    #expect(interpret(typed) == .address(Address(address)))
  }

  @Test(
    "Everything else is searched for",
    arguments: [
      ("search", "search"),
      ("lala.lala", "lala.lala"),
      ("lala/lala", "lala%2Flala"),
      ("totalgarbage0xdeadbeef", "totalgarbage0xdeadbeef"),
      ("\"a quoted string should be searched\"", "%22a+quoted+string+should+be+searched%22"),
      ("localhost.localdomain 8080/home/", "localhost.localdomain+8080%2Fhome%2F"),
      ("http//www.gnome.org/", "http%2F%2Fwww.gnome.org%2F"),
      ("std::string", "std%3A%3Astring"),
      ("intitle: foo", "intitle%3A+foo"),
      ("error: file not found", "error%3A+file+not+found"),
      ("about: the film", "about%3A+the+film"),
      ("file: not found", "file%3A+not+found"),
      ("note:99999", "note%3A99999"),
      ("12:30", "12%3A30"),
      ("3.14", "3.14"),
      ("1.2.3.4.5", "1.2.3.4.5"),
      ("dad@example.com", "dad%40example.com"),
      // The peer takes these for addresses because it compares the beginning of a scheme only.
      ("h:foo", "h%3Afoo"),
      ("a:b", "a%3Ab"),
      // A typed script would run in the page in front.
      ("javascript:var a=b;", "javascript%3Avar+a%3Db%3B"),
      ("JavaScript://x%0aalert(1)", "JavaScript%3A%2F%2Fx%250aalert%281%29"),
      ("javascript:1", "javascript%3A1"),
      ("?example.com", "example.com"),
      ("what\nis this", "what+is+this"),
      ("http://", "http%3A%2F%2F"),
      ("https://foo bar.com", "https%3A%2F%2Ffoo+bar.com"),
      ("view-source:", "view-source%3A"),
      ("%", "%25"),
      ("[::1", "%5B%3A%3A1"),
      ("1+1", "1%2B1"),
    ])
  func searches(typed: String, query: String) {
    #expect(interpret(typed) == .search(Address("https://search.example/?q=\(query)&t=voyager")))
  }

  @Test("Blanks alone are nothing", arguments: ["", "  ", "\n\t", "?", "? ", "\u{200B}"])
  func nothing(typed: String) {
    #expect(interpret(typed) == .nothing)
  }

  @Test("Without a list of suffixes, a name with a dot is an address")
  func withoutSuffixes() {
    #expect(AddressInput.interpret("lala.lala") == .address(Address("https://lala.lala")))
    #expect(
      AddressInput.interpret("words", search: .standard)
        == .search(Address("https://duckduckgo.com/?q=words")))
  }

  @Test("No text makes it fail, and none becomes a script", arguments: HostileText.all)
  func total(typed: String) {
    switch interpret(typed) {
    case .address(let address): #expect(address.scheme != nil && address.scheme != "javascript")
    case .search(let address): #expect(address.host == "search.example")
    case .nothing: #expect(typed.unicodeScalars.count <= 2)
    }
  }

  @Test("A search fills the engine's template as a form does")
  func template() {
    let engine = SearchEngine(name: "Encyclopedia", template: "https://wikipedia.org/%s")
    #expect(engine.address(for: "VOYAGER TEST QUERY") == Address("https://wikipedia.org/VOYAGER+TEST+QUERY"))
    #expect(engine.address(for: "%s&é") == Address("https://wikipedia.org/%25s%26%C3%A9"))
  }
}
