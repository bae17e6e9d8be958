extension AddressField {
  /// The address behind the whole text, where the text is only its readable form; else `nil`.
  ///
  /// A shell copies it in place of the text.
  public var addressToCopy: Address? {
    guard let row = list.row, draft != nil else {
      return draft == nil && AddressDisplay.isShown(address) ? address : nil
    }
    return list.chosen > 0 && row.kind != .search && row.kind != .words ? row.target : nil
  }
}
