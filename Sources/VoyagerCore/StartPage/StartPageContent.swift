/// What the start page of one identity shows.
struct StartPageContent: Hashable, Sendable {
  var pinned: [StartTile] = []
  var mostVisited: [StartTile] = []
  var sections: [StartSection] = []
  /// Where the pictures of their pages are.
  var pictures: [Address: StartTilePicture] = [:]
  /// What the person just did and may take back, as a sentence.
  var undo: String?

  var isEmpty: Bool {
    pinned.isEmpty && mostVisited.isEmpty && sections.allSatisfy(\.links.isEmpty) && undo == nil
  }
}
