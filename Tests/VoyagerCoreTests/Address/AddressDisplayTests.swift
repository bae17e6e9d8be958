import Testing
import VoyagerCore

@Suite struct AddressDisplayTests {
  @Test(
    "Names in other letters are shown when they can't be mistaken",
    arguments: [
      ("http://abcdef.com/", "http://abcdef.com/"),
      ("https://xn--9dbaqfu.xn--4dbrk0ce/", "https://כולנו.ישראל/"),
      ("https://xn--bcher-kva.de/", "https://bücher.de/"),
      ("http://xn--2xjf20oeaf2262d.com/", "http://ㄈㄉㄊ⻕⻒夕.com/"),
      ("http://xn--8pdcdefg.com/", "http://ᄊᄋᄌᄍᄎᄏ.com/"),
      ("https://xn--r8jz45g.xn--zckzah/", "https://例え.テスト/"),
      ("https://xn--e1afmkfd.xn--p1ai/", "https://пример.рф/"),
    ])
  func shownNames(address: String, shown: String) {
    #expect(AddressDisplay.full(Address(address)) == shown)
  }

  @Test(
    "Names that may pass for others stay as they are",
    arguments: [
      // Latin with Cyrillic, Greek with Cyrillic, Bopomofo with Japanese.
      "http://xn--abcdef-2nfjtlmn.com/", "http://xn--mxacd4ffg03ejatlmn.com/", "http://xn--t8jcd36efag.com/",
      // The peer shows Latin with one rare script; a family never needs it.
      "http://xn--abc-dn1tfag.com/",
      // Cyrillic letters that all look Latin.
      "https://xn--80ak6aa92e.com/",
      // No real codes.
      "https://xn--abc-.com/", "https://xn--99999999.com/", "https://xn--a.com/",
    ])
  func hiddenNames(address: String) {
    #expect(AddressDisplay.full(Address(address)) == address)
  }

  @Test("A host of any length shows the end that says whose site it is")
  func longHosts() {
    let trap = Address("https://www.bank.example." + String(repeating: "a1b2.", count: 40) + "trap.example/")
    #expect(trap.siteName.hasSuffix(".trap.example"))
    #expect(trap.siteName.count == 80)
    let resting = AddressDisplay.resting(trap, registrableDomain: "trap.example")
    #expect(resting.domain == "trap.example")
    #expect(resting.prefix.count == 32)
  }

  @Test("A name written with letters that may be mistaken is shown in its code")
  func rawMixture() {
    #expect(AddressDisplay.full(Address("https://pаypal.com/")) == "https://xn--pypal-4ve.com/")
  }

  @Test(
    "Codes are decoded where the text can be read and means the same",
    arguments: [
      ("https://a.example/wiki/%E3%83%A1%E3%82%A4%E3%83%B3", "https://a.example/wiki/メイン"),
      ("https://a.example/%41%7e", "https://a.example/A~"),
      ("https://a.example/%2F%3F%23%25%20%26", "https://a.example/%2F%3F%23%25%20%26"),
      ("https://a.example/%E2%80%AEfdp.exe", "https://a.example/%E2%80%AEfdp.exe"),
      ("https://a.example/\u{202E}x", "https://a.example/%E2%80%AEx"),
      ("https://a.example/%C2%A0%E2%80%8B%00%0A", "https://a.example/%C2%A0%E2%80%8B%00%0A"),
      ("https://a.example/%FF%C3%A4%C3", "https://a.example/%FFä%C3"),
      ("https://a.example/%CC%B8x", "https://a.example/%CC%B8x"),
      ("https://a.example/%F0%9F%94%92", "https://a.example/%F0%9F%94%92"),
      ("https://a.example/x?q=%C3%A4%2B+#%C3%B6", "https://a.example/x?q=ä%2B+#ö"),
      ("https://dad:pw@a.example:99999/", "https://dad:pw@a.example:99999/"),
      ("file:///home/dad/Gr%C3%BC%C3%9Fe%20a.html", "file:///home/dad/Grüße%20a.html"),
      ("mailto:a@x.org", "mailto:a@x.org"),
      ("about:blank", ""), ("voyager:start", ""), ("", ""),
    ])
  func full(address: String, shown: String) {
    #expect(AddressDisplay.full(Address(address)) == shown)
  }

  @Test("What is shown of a readable address leads to the same place")
  func roundTrip() {
    let shown = AddressDisplay.full(Address("https://a.example/%C3%A4%20%2F?x=%26"))
    #expect(shown == "https://a.example/ä%20%2F?x=%26")
  }

  @Test(
    "At rest the domain is strong and the rest quiet",
    arguments: [
      ("https://www.news.example/recipes?a#b", "news.example", "www.", "news.example", "/recipes?a#b"),
      ("https://user:pw@news.example/", "news.example", "", "news.example", ""),
      ("http://a.b.co.uk:8080/x", "b.co.uk", "a.", "b.co.uk", ":8080/x"),
      ("https://www.xn--bcher-kva.de/", "xn--bcher-kva.de", "www.", "bücher.de", ""),
      ("http://[::1]:8000/", nil, "", "[::1]", ":8000"),
      ("http://127.0.0.1/x", "0.1", "", "127.0.0.1", "/x"),
      ("http://localhost/", nil, "", "localhost", ""),
      ("https://evilnews.example/", "news.example", "", "evilnews.example", ""),
      ("file:///home/dad/a%20b.html", nil, "", "", "/home/dad/a%20b.html"),
      ("data:text/html,x", nil, "", "", "data:text/html,x"),
      ("about:blank", nil, "", "", ""), ("voyager:start", nil, "", "", ""),
    ] as [(String, String?, String, String, String)])
  func resting(address: String, registrable: String?, prefix: String, domain: String, rest: String) {
    let expected = AddressDisplay.Resting(prefix: prefix, domain: domain, rest: rest)
    #expect(AddressDisplay.resting(Address(address), registrableDomain: registrable) == expected)
  }

  @Test(
    "A link under the pointer is told in words where words are clearer",
    arguments: [
      ("mailto:foo@example.com", "Email to foo@example.com"),
      ("mailto:a@x.org,b@x.org,c@x.org", "Email to a@x.org, b@x.org and c@x.org"),
      ("mailto:a@x.org,b@x.org?cc=c@x&subject=Hi", "Email to a@x.org, b@x.org and c@x"),
      ("mailto:?to=a%40x.org&body=x", "Email to a@x.org"),
      ("mailto:a%E2%80%AE@x.org", "Email to a%E2%80%AE@x.org"),
      ("mailto:", "Write an email"),
      ("tel:+49123", "Call +49123"),
      ("javascript:void(0)", "A script of this page"),
      ("https://xn--bcher-kva.de/%C3%A4", "https://bücher.de/ä"),
    ])
  func link(address: String, shown: String) {
    #expect(AddressDisplay.link(Address(address)) == shown)
  }
}
