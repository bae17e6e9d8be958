import Testing

@testable import VoyagerCore

@Suite @MainActor
struct AddressListTests {
  private let hands = TypedField([
    "https://news.example/a", "https://news.example/b", "https://nest.example/",
  ])
  private var field: AddressField { hands.field }

  @Test("The list comes by typing alone, and goes with the text")
  func opens() {
    field.beginEditing()
    field.suggest([], for: "")
    #expect(field.rows.isEmpty)
    hands.type("n")
    #expect(field.rows.map(\.kind) == [.open, .history, .history, .history, .search])
    #expect(field.chosenRow == 0)
    hands.deleteBackwards()
    hands.deleteBackwards()
    #expect(field.rows.isEmpty)
  }

  @Test("Up and down show the rows' addresses, around the ends and back to what was typed")
  func moves() {
    hands.type("ne")
    let typed = hands.shown
    field.moveInRows(by: 1)
    #expect(hands.shown == "https://news.example/a")
    field.moveInRows(by: -1)
    #expect(hands.shown == typed)
    field.moveInRows(by: -1)
    #expect(field.chosenRow == 4)
    #expect(field.text == "ne")
    field.moveInRows(by: 1)
    #expect(hands.shown == typed)
  }

  @Test("Enter opens the chosen row, and the modifiers say where")
  func commits() {
    hands.type("ne")
    field.moveInRows(by: 2)
    let commit = field.commit(.alt)
    #expect(commit == AddressCommit(address: Address("https://news.example/b"), disposition: .newTab))
    #expect(field.rows.isEmpty)
  }

  @Test("Typing behind a chosen row goes on from its address, and the row is not chosen any more")
  func typesBehindRow() {
    let tab = TabID()
    field.edit("no", .typedAtEnd)
    let row = SuggestionCandidate(.tab, Address("https://notes.example/x"), title: "Notes", tab: tab)
    field.suggest(
      SuggestionRanking(identity: IdentityID()).suggestions(for: SuggestionQuery("no"), from: [row]),
      for: "no")
    field.moveInRows(by: 1)
    #expect(field.text == "https://notes.example/x")
    field.edit("https://notes.example/xx", .typedAtEnd)
    let commit = field.commit()
    #expect(commit == AddressCommit(address: Address("https://notes.example/xx")))
  }

  @Test("A chosen tab is gone to")
  func switches() {
    let tab = TabID()
    field.edit("no", .typedAtEnd)
    let row = SuggestionCandidate(.tab, Address("https://notes.example/"), title: "Notes", tab: tab)
    field.suggest(
      SuggestionRanking(identity: IdentityID()).suggestions(for: SuggestionQuery("no"), from: [row]),
      for: "no")
    // The completion itself opens the address; only the row goes to the tab.
    #expect(field.rows.map(\.kind) == [.open, .tab, .search])
    field.moveInRows(by: 1)
    #expect(field.commit()?.tab == tab)
  }

  @Test("Escape closes the list, then gives back what was typed, then the address, and then leaves")
  func escapes() {
    hands.type("ne")
    field.moveInRows(by: 1)
    #expect(field.escape() == .closed)
    #expect(field.rows.isEmpty)
    #expect(field.text == "https://news.example/a")
    #expect(field.escape() == .typed)
    #expect(field.text == "ne")
    #expect(field.escape() == .restored)
    #expect(field.text.isEmpty)
    #expect(field.escape() == .leave)
    #expect(!field.isEditing)
  }

  @Test("Down opens a closed list again")
  func opensAgain() {
    hands.type("ne")
    _ = field.escape()
    #expect(field.moveInRows(by: 1))
    #expect(field.rows.count == 5)
    #expect(field.chosenRow == 0)
    field.leave()
    #expect(!field.moveInRows(by: 1))
  }

  @Test("Only a chosen page of the history can be taken out, and the next one is chosen")
  func takesOut() throws {
    hands.type("ne")
    #expect(field.takeHistoryRow() == nil)
    field.moveInRows(by: 1)
    #expect(field.takeHistoryRow()?.page == 0)
    #expect(field.text == "https://news.example/b")
    field.moveInRows(by: 2)
    #expect(field.takeHistoryRow() == nil)
    #expect(field.rows.map(\.kind) == [.open, .history, .history, .search])
  }

  @Test("Rows that come later do not move the chosen one away")
  func keepsChosen() {
    hands.type("ne")
    field.moveInRows(by: 2)
    let chosen = field.text
    let more = SuggestionCandidate(.words, Address("https://s.example/?q=nest"), title: "nest box")
    let found = field.rows.filter { $0.kind == .history }
    field.suggest(
      SuggestionRanking(identity: IdentityID()).suggestions(for: SuggestionQuery("ne"), from: [more]) + found,
      for: "ne")
    #expect(field.text == chosen)
    #expect(field.chosenRow == 3)
  }

  @Test("A text that only asks for rows opens the first of them, and nothing without one")
  func filters() {
    field.edit("% no", .typedAtEnd)
    #expect(field.commit() == nil)
    let tab = TabID()
    let row = SuggestionCandidate(.tab, Address("https://notes.example/"), title: "Notes", tab: tab)
    field.suggest(
      SuggestionRanking(identity: IdentityID()).suggestions(for: SuggestionQuery("% no"), from: [row]),
      for: "% no")
    #expect(field.rows.map(\.kind) == [.tab])
    #expect(field.text == "% no")
    #expect(field.commit()?.tab == tab)
  }

  @Test(
    "The other way to understand the text is the last row",
    arguments: [
      ("two words", ["two words"]), ("router", ["router", "router"]),
      ("gnome.org", ["gnome.org", "gnome.org"]), ("https://gnome.org", ["gnome.org"]),
      ("?router", ["router"]),
    ])
  func standing(typed: String, titles: [String]) {
    field.edit(typed, .typedAtEnd)
    field.suggest([], for: typed)
    #expect(field.rows.map(\.title) == titles)
  }
}
