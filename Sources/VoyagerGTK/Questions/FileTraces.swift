/// What is remembered of the files that a person chooses.
enum FileTraces {
  case left
  /// Nothing, as in a private window.
  case none
}
