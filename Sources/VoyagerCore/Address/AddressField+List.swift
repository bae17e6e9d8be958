/// What the sources found, and the way through it.
extension AddressField {
  /// The rows below the field, or none while they are not shown.
  public var rows: [Suggestion] { list.isOpen && isEditing ? list.rows : [] }

  /// The index of the row that Enter runs.
  public var chosenRow: Int { list.chosen }

  /// How many characters at the end of ``text`` are a completion, which the shell shows as selected.
  public var tailLength: Int { list.tailLength }

  /// What the person typed and what the sources are asked for, or `nil` when nothing was typed.
  public var typed: String? { draft }

  /// The sources answered.
  ///
  /// - Parameter typed: What they were asked for; an answer that comes too late says nothing.
  public func suggest(_ found: [Suggestion], for typed: String, _ reading: AddressReading = AddressReading())
  {
    guard isEditing, typed == draft else {
      return
    }
    list.show(found, standing: standing(typed, reading))
  }

  /// The person goes up or down, around the ends.
  ///
  /// - Returns: Whether there was a list to move in. One that was closed opens first.
  @discardableResult
  public func moveInRows(by steps: Int) -> Bool {
    isEditing && list.move(by: steps)
  }

  /// The person points at a row.
  public func chooseRow(_ index: Int) {
    list.choose(index)
  }

  /// An input method has begun or ended to put letters together; nothing is completed meanwhile.
  public func setComposing(_ isComposing: Bool) {
    list.setComposing(isComposing)
  }

  /// Takes the chosen row out of the list, when it is one of the history.
  ///
  /// - Returns: The row, for the history to forget.
  public func takeHistoryRow() -> Suggestion? {
    guard list.isOpen, let row = list.row, row.page != nil else {
      return nil
    }
    list.remove(row)
    return row
  }
}
