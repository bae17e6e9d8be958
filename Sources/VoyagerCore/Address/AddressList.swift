/// The rows below the address field, which of them is chosen, and the completion in the field.
///
/// The first row always is what Enter does with the typed text. As in other browsers, it counts as chosen until the
/// person moves; moving past the last row comes back to it, and to the typed text.
struct AddressList: Hashable, Sendable {
  private(set) var rows: [Suggestion] = []
  private(set) var isOpen = false
  private(set) var chosen = 0
  private(set) var completion: AddressCompletion?

  private var typed = ""
  private var found: [Suggestion] = []
  private var mayComplete = false
  private var isComposing = false

  /// The chosen row, unless that is what the typed text does.
  var row: Suggestion? { chosen > 0 || isFilter ? rows.indices.contains(chosen) ? rows[chosen] : nil : nil }

  /// What the field shows instead of the typed text.
  var text: String? {
    if chosen > 0, let row { return row.text }
    return completion.map { typed + $0.tail }
  }

  /// How many characters at the end of the text are the completion's.
  var tailLength: Int { chosen == 0 ? completion?.tail.count ?? 0 : 0 }

  /// The person changed the text.
  ///
  /// What was found for the text before stays until the sources answer, so that nothing flickers.
  mutating func type(_ text: String, _ change: TextChange, standing: StandingRows) {
    typed = text
    mayComplete = change == .typedAtEnd
    chosen = 0
    complete()
    if isOpen { fill(standing) }
    if TypedText.trimmed(text).isEmpty { isOpen = false }
  }

  /// The sources answered.
  mutating func show(_ found: [Suggestion], standing: StandingRows) {
    let id = chosen > 0 ? row?.id : nil
    self.found = found
    // Where the person is in the rows, the text must not change below their hands.
    if id == nil { complete() }
    fill(standing)
    if let id { chosen = rows.firstIndex { $0.id == id } ?? 0 }
    isOpen = !rows.isEmpty
  }

  /// - Returns: Whether there was a list to move in.
  mutating func move(by steps: Int) -> Bool {
    guard !rows.isEmpty else { return false }
    if isOpen {
      chosen = ((chosen + steps) % rows.count + rows.count) % rows.count
    } else {
      isOpen = true
    }
    return true
  }

  mutating func choose(_ index: Int) {
    if rows.indices.contains(index) { chosen = index }
  }

  mutating func close() { isOpen = false }

  /// Gives the typed text back.
  ///
  /// - Returns: Whether anything else was shown.
  mutating func restoreTyped() -> Bool {
    guard text != nil else { return false }
    chosen = 0
    completion = nil
    mayComplete = false
    return true
  }

  /// An input method has begun or ended to put letters together.
  mutating func setComposing(_ isComposing: Bool) {
    self.isComposing = isComposing
    if isComposing { completion = nil }
  }

  /// Takes the chosen row away; the one behind it is chosen next.
  mutating func remove(_ row: Suggestion) {
    found.removeAll { $0.id == row.id }
    rows.removeAll { $0.id == row.id }
    chosen = min(chosen, max(0, rows.count - 1))
    if completion?.row.id == row.id { completion = nil }
  }

  private var isFilter: Bool { SuggestionQuery(typed).scope.isFilter }

  private mutating func complete() {
    completion = nil
    guard mayComplete, !isComposing, !typed.contains(where: \.isWhitespace) else { return }
    // A page that was typed to its end is meant itself.
    let key = AddressKey.key(ofTyped: typed)
    guard !found.contains(where: { AddressKey($0.target).text == key }) else { return }
    completion = found.lazy.compactMap { [typed] in AddressCompletion(of: typed, to: $0) }.first
  }

  private mutating func fill(_ standing: StandingRows) {
    guard !isFilter else {
      rows = found
      return
    }
    let first = completion.map(StandingRows.row) ?? standing.first
    let rest = found.filter { $0.id != first?.id && !Self.leadToTheSame($0, first) }
    let last = completion == nil ? standing.last : standing.search
    rows = [first].compactMap(\.self) + rest + [last].compactMap(\.self)
  }

  private static func leadToTheSame(_ row: Suggestion, _ other: Suggestion?) -> Bool {
    row.action == other?.action && row.target == other?.target
  }
}
