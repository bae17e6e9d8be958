import Testing
import VoyagerCore

@MainActor
@Suite struct AddressFieldTests {
  private let field = AddressField(home: "/home/dad")
  private let first = TabID()
  private let second = TabID()
  private let news = Address("https://news.example/caf%C3%A9")

  init() {
    field.show(tab: first, address: news)
  }

  @Test("At rest it shows parts, in editing the whole address")
  func restAndEdit() {
    let suffixes = KnownSuffixes(["example"])
    #expect(field.resting(suffixes: suffixes) == .init(domain: "news.example", rest: "/café"))
    field.beginEditing()
    #expect(field.resting(suffixes: suffixes) == nil)
    #expect(field.text == "https://news.example/café")
    field.leave()
    #expect(field.resting(suffixes: suffixes) != nil)
  }

  @Test("What was typed waits in its tab")
  func perTab() {
    field.beginEditing()
    field.edit("half a wor")
    field.show(tab: second, address: .start)
    field.leave()
    #expect(field.text.isEmpty)
    field.show(tab: first, address: Address("https://news.example/moved"))
    #expect(field.text == "half a wor")
    #expect(field.resting(suffixes: nil) == nil)
    field.forget(tab: first)
    field.show(tab: first, address: news)
    #expect(field.text == "https://news.example/café")
  }

  @Test("A page that goes on does not disturb the typing")
  func typingStays() {
    field.beginEditing()
    field.edit("recipes")
    field.show(tab: first, address: Address("https://news.example/next"))
    #expect(field.text == "recipes")
    #expect(field.isEdited)
  }

  @Test("Text left for the page goes when the page goes")
  func leftText() {
    field.beginEditing()
    field.edit("recipes")
    field.leave()
    #expect(field.text == "recipes")
    field.show(tab: first, address: Address("https://news.example/next"))
    #expect(field.text == "https://news.example/next")
  }

  @Test("Escape gives the address back, and once more leaves the field")
  func escape() {
    field.beginEditing()
    field.edit("recipes")
    #expect(field.escape() == .restored)
    #expect(field.text == "https://news.example/café")
    #expect(field.isEditing)
    #expect(field.escape() == .leave)
    #expect(!field.isEditing)
  }

  @Test(
    "Modifiers say where it opens",
    arguments: [
      ([], .currentTab), (.alt, .newTab), (.shift, .newWindow), (.control, .currentTab),
    ] as [(Modifiers, Disposition)])
  func modifiers(modifiers: Modifiers, disposition: Disposition) {
    field.beginEditing()
    field.edit("localhost:8000")
    let commit = field.commit(modifiers)
    #expect(
      commit
        == AddressCommit(
          address: Address("http://localhost:8000"), disposition: disposition, scheme: .assumed))
    #expect(!field.isEdited)
    #expect(!field.isEditing)
  }

  @Test("An address that was not changed is opened exactly as it is")
  func unchanged() {
    field.beginEditing()
    field.edit("x")
    field.edit("https://news.example/café")
    #expect(field.commit()?.address == news)
  }

  @Test("Words are searched for")
  func search() {
    field.edit("two words")
    let commit = field.commit([], AddressReading(suffixes: KnownSuffixes([])))
    #expect(commit?.isSearch == true)
    #expect(commit?.address == Address("https://duckduckgo.com/?q=two+words"))
  }

  @Test("Nothing to open keeps the field as it is")
  func nothing() {
    field.beginEditing()
    field.edit("  ")
    #expect(field.commit() == nil)
    #expect(field.isEditing)
    field.leave()
    #expect(field.text == "https://news.example/café")
  }

  @Test("Pages without an address leave the field empty", arguments: [Address.blank, .start, Address("")])
  func neverShown(address: Address) {
    field.show(tab: second, address: address)
    #expect(field.text.isEmpty)
    #expect(field.resting(suffixes: nil) == AddressDisplay.Resting())
    #expect(field.commit() == nil)
  }
}
