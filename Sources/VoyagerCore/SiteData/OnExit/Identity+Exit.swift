extension Identity {
  /// What is cleared of it whenever the browser is left, as a sentence, or `nil` for nothing.
  public var exitSentence: String? {
    let names = clearsOnExit.inOrder.map { $0.name.lowercased() }
    guard let last = names.last else {
      return nil
    }
    let list = names.count > 1 ? names.dropLast().joined(separator: ", ") + " and " + last : last
    return "Leaving clears \(list)"
  }
}
