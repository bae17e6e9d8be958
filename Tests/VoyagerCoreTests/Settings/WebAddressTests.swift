import Testing

@testable import VoyagerCore

@Suite struct WebAddressTests {
  @Test(
    "Only an address of the web with a host is one",
    arguments: [
      ("https://pippa.example", true), ("http://192.168.1.2:8080/x", true), ("pippa.example", false),
      ("", false),
      ("https://", false), ("file:///etc/passwd", false), ("javascript:alert(1)", false),
      ("https://a b", false),
    ])
  func validates(_ text: String, _ isValid: Bool) {
    #expect((WebAddress(text) != nil) == isValid)
  }

  @Test(
    "Only what looks like a language is one",
    arguments: [
      ("de", true), ("en-GB", true), ("zh-Hant-TW", true), ("", false), ("e", false), ("en_GB", false),
      ("en-", false), ("*", false), ("en;q=1", false),
    ])
  func languages(_ text: String, _ isValid: Bool) {
    #expect((LanguageTag(text) != nil) == isValid)
  }
}
