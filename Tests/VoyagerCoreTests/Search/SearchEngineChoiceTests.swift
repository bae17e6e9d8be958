import Testing
import VoyagerCore

@Suite struct SearchEngineChoiceTests {
  @Test("An address of the person's own makes an engine only where it can be opened and takes the words")
  func own() {
    let engine = SearchEngine(template: "https://search.example/find?q=%s")
    #expect(engine?.name == "search.example")
    #expect(engine?.address(for: "a b").text == "https://search.example/find?q=a+b")
    for template in [
      "", "%s", "https://search.example/", "ftp://search.example/%s", "javascript:%s", "https:%s",
    ] {
      #expect(SearchEngine(template: template) == nil, "\(template)")
    }
  }

  @Test("Every well-known engine is one that a person could have written")
  func wellKnown() {
    #expect(SearchEngine.wellKnown.first == .standard)
    #expect(SearchEngine.wellKnown.allSatisfy { SearchEngine(template: $0.template) != nil })
  }
}
