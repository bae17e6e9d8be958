@testable import VoyagerCore

/// An address field with a person's hands on it: it keeps what the entry of a shell shows, and where the caret is.
@MainActor
final class TypedField {
  let field = AddressField(home: "/home/dad")
  private let pages: [SuggestionCandidate]
  private let identity = IdentityID()

  /// - Parameter pages: The addresses that were visited, the best one first.
  init(_ pages: [String]) {
    self.pages = pages.enumerated().map { index, page in
      SuggestionCandidate(.history, Address(page), frecency: Double(-index), page: Int64(index))
    }
    field.show(tab: TabID(), address: .start)
    field.beginEditing()
  }

  /// What is in the entry: the text, with what is selected at its end in brackets.
  var shown: String {
    let tail = field.text.suffix(field.tailLength)
    return field.text.dropLast(tail.count) + (tail.isEmpty ? "" : "[\(tail)]")
  }

  /// Types letter by letter, as an entry replaces what is selected.
  func type(_ letters: String, answered: Bool = true) {
    for letter in letters {
      field.edit(field.text.dropLast(field.tailLength) + String(letter), .typedAtEnd)
      if answered { answer() }
    }
  }

  /// Backspace takes what is selected, else the last letter.
  func deleteBackwards() {
    let tail = field.tailLength
    field.edit(String(field.text.dropLast(tail > 0 ? tail : 1)), .other)
    answer()
  }

  func answer() {
    guard let typed = field.typed else { return }
    let ranking = SuggestionRanking(identity: identity)
    field.suggest(ranking.suggestions(for: SuggestionQuery(typed), from: pages), for: typed)
  }
}
