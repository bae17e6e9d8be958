/// When a page counts as ready.
enum LoadWait: Hashable, Sendable {
  /// Its document, and what that needs, are loaded.
  case load
  /// It is loaded, and has fetched nothing more for a while.
  case idle
  /// It is loaded, and holds an element that the selector finds.
  case selector(String)

  init(_ word: String) {
    self =
      switch word {
      case "load": .load
      case "idle": .idle
      default: .selector(word)
      }
  }
}
