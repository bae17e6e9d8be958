import Testing

@testable import VoyagerCore

@Suite @MainActor
struct AddressCompletionTests {
  @Test("Each letter is completed to the host, then to the whole address")
  func completes() {
    let hands = TypedField(["https://github.com/foo/bar"])
    let letters = "github.com/f"
    let expected = [
      "g[ithub.com]", "gi[thub.com]", "git[hub.com]", "gith[ub.com]", "githu[b.com]", "github[.com]",
      "github.[com]", "github.c[om]", "github.co[m]", "github.com", "github.com/",
      "github.com/f[oo/bar]",
    ]
    for (letter, shown) in zip(letters, expected) {
      hands.type(String(letter))
      #expect(hands.shown == shown)
    }
    #expect(hands.field.commit()?.address == Address("https://github.com/foo/bar"))
  }

  @Test("Deleting takes the completion, then letters, and nothing is completed until a letter is typed")
  func deletes() {
    let hands = TypedField(["https://github.com/foo/bar"])
    hands.type("git")
    hands.deleteBackwards()
    #expect(hands.shown == "git")
    hands.deleteBackwards()
    #expect(hands.shown == "gi")
    #expect(!hands.field.rows.isEmpty)
    hands.type("t")
    #expect(hands.shown == "git[hub.com]")
    // The word goes as a whole, as Ctrl+Backspace does it.
    hands.field.edit("", .other)
    hands.answer()
    #expect(hands.shown.isEmpty)
    #expect(hands.field.rows.isEmpty)
  }

  @Test(
    "What is completed begins as the text does",
    arguments: [
      // Case stays as it was typed.
      ("GitH", "GitH[ub.com]", "https://www.github.com/"),
      // `www.` and scheme are the page's own, unless they were typed.
      ("git", "git[hub.com]", "https://www.github.com/"),
      ("www.gi", "www.gi[thub.com]", "https://www.github.com/"),
      ("https://gi", "https://gi[thub.com]", "https://www.github.com/"),
      ("http://gi", "http://gi", nil), ("http://pr", "http://pr[inter.lan]", "http://printer.lan/"),
      ("www.pr", "www.pr", nil), ("p", "p[rinter.lan]", "http://printer.lan/"),
      // Neither words nor the middle of a host begin an address.
      ("git h", "git h", nil), ("hub", "hub", nil), ("h", "h", nil), ("www.", "www.", nil), ("", "", nil),
      ("bü", "bü[cher.example]", "https://xn--bcher-kva.example/"),
      ("buc", "buc", nil),
      ("ja.example/wiki/メ", "ja.example/wiki/メ[イン]", "https://ja.example/wiki/%E3%83%A1%E3%82%A4%E3%83%B3"),
    ] as [(String, String, String?)])
  func beginnings(typed: String, shown: String, address: String?) {
    let hands = TypedField([
      "https://www.github.com/foo", "http://printer.lan/status", "https://xn--bcher-kva.example/a",
      "https://ja.example/wiki/%E3%83%A1%E3%82%A4%E3%83%B3",
    ])
    hands.type(typed)
    #expect(hands.shown == shown)
    #expect(address == nil || hands.field.commit()?.address.text == address)
  }

  @Test("An address that is known and typed to its end is not made longer")
  func exact() {
    let hands = TypedField(["https://a.example/pages", "https://a.example/page"])
    hands.type("a.example/pag")
    #expect(hands.shown == "a.example/pag[es]")
    hands.type("e")
    #expect(hands.shown == "a.example/page")
    #expect(hands.field.commit()?.address == Address("https://a.example/page"))
  }

  @Test("Enter before the rows come does what the text shows")
  func quickEnter() {
    let hands = TypedField(["https://github.com/foo"])
    hands.type("gi")
    hands.type("t", answered: false)
    #expect(hands.shown == "git[hub.com]")
    #expect(hands.field.commit()?.address == Address("https://github.com/"))

    let other = TypedField(["https://github.com/foo"])
    other.type("git", answered: false)
    #expect(other.shown == "git")
    let commit = other.field.commit()
    #expect(commit?.isSearch == true)
    // An answer that comes too late changes nothing.
    other.field.suggest([], for: "git")
    #expect(other.field.rows.isEmpty)
  }

  @Test("A letter that ends the completion shows no wrong one, and late answers are not looked at")
  func late() {
    let hands = TypedField(["https://github.com/", "https://gimp.example/"])
    hands.type("gi")
    #expect(hands.shown == "gi[thub.com]")
    hands.type("m", answered: false)
    #expect(hands.shown == "gim[p.example]")
    hands.type("x", answered: false)
    #expect(hands.shown == "gimx")
    hands.field.suggest([], for: "gi")
    #expect(hands.shown == "gimx")
  }

  @Test("Nothing is completed in the middle of the text or while an input method puts letters together")
  func middleAndComposing() {
    let hands = TypedField(["https://github.com/"])
    hands.type("gih")
    hands.field.edit("git", .other)
    hands.answer()
    #expect(hands.shown == "git")
    hands.field.setComposing(true)
    hands.field.edit("gith", .typedAtEnd)
    hands.answer()
    #expect(hands.shown == "gith")
    hands.field.setComposing(false)
    hands.type("u")
    #expect(hands.shown == "githu[b.com]")
  }

  @Test("The page of another identity is no completion")
  func otherIdentity() {
    let field = AddressField()
    field.show(tab: TabID(), address: .start)
    field.beginEditing()
    field.edit("gi", .typedAtEnd)
    let page = SuggestionCandidate(.history, Address("https://github.com/"), identity: IdentityID())
    field.suggest(
      SuggestionRanking(identity: IdentityID()).suggestions(for: SuggestionQuery("gi"), from: [page]),
      for: "gi")
    #expect(field.text == "gi")
    #expect(field.rows.count == 3)
  }
}
