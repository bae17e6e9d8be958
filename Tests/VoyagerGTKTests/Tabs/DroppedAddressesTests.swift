import GTK
import Testing
import VoyagerCore

@testable import VoyagerGTK

extension GTKShellTests {
  @Suite("Dropped addresses") @MainActor
  struct DroppedAddressesTests {
    private func addresses(_ content: DroppedContent) -> [String] {
      DroppedAddresses(content).addresses(search: .standard, suffixes: nil).map(\.text)
    }

    @Test("A list opens each address in order, and neither its comments nor its blank lines")
    func opensAList() {
      let list = "https://a.example/\r\n# from a file manager\r\n\r\nhttps://b.example/it's?a=b&c#d\r\n"
      #expect(addresses(.text(list)) == ["https://a.example/", "https://b.example/it's?a=b&c#d"])
    }

    @Test("Files keep their names, also with blanks in them")
    func opensFiles() {
      #expect(
        addresses(.addresses(["file:///home/dad/my%20page.html"])) == ["file:///home/dad/my%20page.html"])
    }

    @Test("An empty list opens nothing, and neither does a script", arguments: ["", "\n\n", "# nothing\n"])
    func opensNothing(text: String) {
      #expect(addresses(.text(text)).isEmpty)
      #expect(addresses(.text("javascript:alert(1)\nhttps://a.example/")) == ["https://a.example/"])
    }

    @Test("A few words are searched for, words among addresses are not")
    func searchesWords() {
      #expect(addresses(.text("red kite")) == ["https://duckduckgo.com/?q=red+kite"])
      #expect(addresses(.text("red kite\nhttps://a.example/")) == ["https://a.example/"])
    }
  }
}
