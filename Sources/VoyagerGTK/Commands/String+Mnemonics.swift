extension String {
  /// For labels in which GTK would read an underscore as the mark of a mnemonic.
  var withoutMnemonics: String {
    split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__")
  }
}
