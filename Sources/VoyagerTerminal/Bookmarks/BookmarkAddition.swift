import VoyagerCore

/// Keeps an address as a bookmark.
@MainActor
struct BookmarkAddition {
  let bookmarks: BookmarksModel
  let options: TerminalOptions

  func run(_ text: String, title: String) async throws(StoreProblem) -> Outcome {
    let address = Address(text)
    guard address.scheme != nil else {
      return Outcome(
        problem: Problem(.usage, "“\(PlainText.line(text))” is no whole address: begin it with “https://”."))
    }
    guard !address.isScript else {
      return Outcome(
        problem: Problem(
          .usage, "“\(PlainText.line(text))” is a script, and scripts are not kept as bookmarks."))
    }
    let leaf = BookmarkLeaf(address, title: title, tags: BookmarkTags.tags(in: options.tags ?? ""))
    do {
      let merge = try await bookmarks.merge(BookmarkFolderName.tree(leaf, in: options.bookmarkFolder))
      return Outcome(merge.added > 0 ? nil : "It was kept there already.")
    } catch let problem as StoreProblem {
      throw problem
    } catch {
      return Outcome(problem: Problem(.refused, "The bookmark was not kept."))
    }
  }
}
