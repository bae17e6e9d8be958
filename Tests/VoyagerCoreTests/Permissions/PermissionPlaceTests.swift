import Testing

@testable import VoyagerCore

@Suite struct PermissionPlaceTests {
  @Test("A place is two origins: scheme, host and port")
  func origins() {
    let place = PermissionPlace(
      page: Address("https://News.example:443/a?b"), asker: Address("http://ad.example:8080/"))
    #expect(place?.site == "https://news.example")
    #expect(place?.asker == "http://ad.example:8080")
  }

  @Test(
    "A page without an origin on the web has no place",
    arguments: [
      "file:///home/a.html", "about:blank", "voyager:start", "data:text/html,x", "null", "",
      "ftp://a.example",
    ])
  func none(text: String) {
    let news = Address("https://news.example/")
    #expect(PermissionPlace(page: Address(text), asker: news) == nil)
    #expect(PermissionPlace(page: news, asker: Address(text)) == nil)
  }
}
