/// What the person did last to a start page, and may take back.
enum StartUndo {
  /// The shortcuts as they were before.
  case pins([StartTile], String)
  case hidden(Address, String)

  /// What was done.
  var sentence: String {
    switch self {
    case .pins(_, let sentence), .hidden(_, let sentence): sentence
    }
  }
}
