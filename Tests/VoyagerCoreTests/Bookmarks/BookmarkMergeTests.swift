import Foundation
import Testing

@testable import VoyagerCore

@MainActor @Suite struct BookmarkMergeTests {
  private static let added = Date(timeIntervalSince1970: 1_600_000_000)

  private static func leaf(_ title: String, tags: [String] = [], keyword: String? = nil) -> BookmarkNode {
    .leaf(
      BookmarkLeaf(
        Address("https://\(title.lowercased()).example/"), title: title, added: added, tags: tags,
        keyword: keyword))
  }

  private let tree = BookmarkTree(
    bar: [
      leaf("News"),
      .branch(
        BookmarkBranch(title: "Trips", added: added, nodes: [leaf("Rail", tags: ["a", "b"]), leaf("Sea")])),
    ],
    other: [
      leaf("Bread", keyword: "br"), .branch(BookmarkBranch(title: "Empty", added: added)), leaf("News"),
    ])

  @Test("A tree comes out as it went in, and going in again adds nothing")
  func roundTrip() async throws {
    let bookmarks = try BookmarksFixture()
    #expect(try await bookmarks.model.merge(tree) == BookmarkMerge(added: 5, known: 0))
    #expect(try await bookmarks.model.tree() == tree)
    #expect(try await bookmarks.model.merge(tree) == BookmarkMerge(added: 0, known: 5))
    #expect(try await bookmarks.model.tree() == tree)
    #expect(try await bookmarks.reopened().model.tree() == tree)
  }

  @Test("A known bookmark keeps what it has and gets what it lacks")
  func completes() async throws {
    let bookmarks = try BookmarksFixture()
    let mine = try await bookmarks.add("Mine", "https://bread.example/", tags: ["own"], keyword: "own")
    let bare = try await bookmarks.model.add(BookmarkLeaf(Address("https://sea.example/"), title: ""))
    func leaf(_ address: String) -> BookmarkNode {
      .leaf(
        BookmarkLeaf(
          Address(address), title: "Theirs", tags: ["Own", "new"], keyword: "theirs", note: "Note"))
    }
    try await bookmarks.model.merge(
      BookmarkTree(other: [leaf("https://bread.example/"), leaf("https://sea.example/")]))
    let first = try await bookmarks.model.bookmark(mine.id)
    #expect(first?.title == "Mine" && first?.keyword == "own" && first?.note == "Note")
    #expect(first?.tags == ["own", "new"])
    let second = try await bookmarks.model.bookmark(bare.id)
    #expect(second?.title == "Theirs" && second?.keyword == "theirs" && second?.tags == ["Own", "new"])
    #expect(try await bookmarks.found("theirs") == ["Theirs"])
  }

  @Test("A tree goes into a folder of its own where one is named")
  func intoFolder() async throws {
    let bookmarks = try BookmarksFixture()
    let folder = try await bookmarks.model.addFolder("From Firefox")
    try await bookmarks.model.merge(tree, into: folder.id)
    #expect(try await bookmarks.titles(folder.id) == "Bookmarks Bar Bread Empty News")
    #expect(try await bookmarks.titles(.bar).isEmpty)
  }

  @Test("A cancelled merge leaves nothing")
  func cancelled() async throws {
    let bookmarks = try BookmarksFixture()
    try await bookmarks.add("kept")
    let many = BookmarkTree(other: (0..<5000).map { Self.leaf("Page\($0)") })
    let model = bookmarks.model
    // It is told from within the merge, so that none is done before it is cancelled.
    let merging = Task { try await model.merge(many) { _ in withUnsafeCurrentTask { $0?.cancel() } } }
    await #expect(throws: CancellationError.self) { try await merging.value }
    #expect(try await bookmarks.found("") == ["kept"])
    #expect(try await bookmarks.found("page").isEmpty)
    #expect(try await bookmarks.model.merge(many).added == 5000)
  }

  @Test("Scripts stay outside, and a check names one that is kept already")
  func scripts() async throws {
    let bookmarks = try BookmarksFixture()
    let script = BookmarkNode.leaf(BookmarkLeaf(Address(" Java\nScript:alert(1)"), title: "Script"))
    let merge = try await bookmarks.model.merge(
      BookmarkTree(bar: [script], other: [Self.leaf("News"), script]))
    #expect(merge == BookmarkMerge(added: 1, known: 0))
    #expect(try await bookmarks.found("") == ["News"])
    #expect(BookmarkFinding.findings(in: BookmarkTree(other: [script])).map(\.kind) == [.unopenable])
  }

  @Test("Folders hundreds deep come in and go out")
  func deep() async throws {
    let bookmarks = try BookmarksFixture()
    let deep = (0..<400).reduce(Self.leaf("Deep")) { node, depth in
      .branch(BookmarkBranch(title: "\(depth)", added: Self.added, nodes: [node]))
    }
    try await bookmarks.model.merge(BookmarkTree(other: [deep]))
    #expect(try await bookmarks.model.tree() == BookmarkTree(other: [deep]))
    let page = try #require(try await bookmarks.model.bookmarks(matching: "deep").first)
    #expect(try await bookmarks.model.path(of: page.id).count == 401)
    let top = try #require(try await bookmarks.model.children(of: .other).first)
    try await bookmarks.model.delete([top.id])
    try await bookmarks.model.undo()
    #expect(try await bookmarks.model.tree() == BookmarkTree(other: [deep]))
  }
}
