import Foundation
import Testing

@testable import VoyagerCore

@MainActor @Suite struct BookmarkListTests {
  private func shown(_ list: BookmarkList) async -> [String] {
    await list.finishLoading()
    return list.sections.map { "\($0.title): " + $0.bookmarks.map(\.title).joined(separator: " ") }
  }

  @Test("It shows the two folders that hold all others, then what is entered, and the way back")
  func enters() async throws {
    let bookmarks = try BookmarksFixture()
    let outer = try await bookmarks.model.addFolder("F", in: .bar)
    let inner = try await bookmarks.model.addFolder("G", in: outer.id)
    try await bookmarks.add("a", to: inner.id)
    try await bookmarks.add("b")
    let list = BookmarkList(bookmarks.model)
    #expect(await shown(list) == ["Bookmarks Bar: F", "Other Bookmarks: b"])
    list.enter(inner.id)
    #expect(await shown(list) == ["G: a"])
    #expect(list.path.map(\.title) == ["Bookmarks Bar", "F", "G"])
    #expect(list.newFolder == inner.id)
    #expect(list.leave() == inner.id)
    #expect(await shown(list) == ["F: G"])
    #expect(list.leave() == outer.id)
    #expect(await shown(list) == ["Bookmarks Bar: F", "Other Bookmarks: b"])
    #expect(list.leave() == nil)
  }

  @Test("A search finds pages and folders, and a folder that is deleted while it is shown is left")
  func searches() async throws {
    let bookmarks = try BookmarksFixture()
    let folder = try await bookmarks.model.addFolder("Trams")
    try await bookmarks.add("tram", to: folder.id)
    let list = BookmarkList(bookmarks.model)
    list.enter(folder.id)
    list.text = "tra"
    #expect(await shown(list) == ["Found: tram Trams"])
    list.text = ""
    try await bookmarks.model.delete([folder.id])
    await eventually { await shown(list) == ["Bookmarks Bar: ", "Other Bookmarks: "] }
    #expect(list.newFolder == .other)
  }

  @Test("A bookmark moves up and down among its neighbours, and not beyond them")
  func moves() async throws {
    let bookmarks = try BookmarksFixture()
    for title in ["a", "b", "c"] { try await bookmarks.add(title) }
    let list = BookmarkList(bookmarks.model)
    list.enter(.other)
    func move(_ title: String, _ steps: Int) async throws -> String {
      _ = await shown(list)
      let bookmark = try #require(list.sections.first?.bookmarks.first { $0.title == title })
      await list.move(bookmark, by: steps)
      return try await bookmarks.titles()
    }
    #expect(try await move("c", -1) == "a c b")
    await eventually { await shown(list) == ["Other Bookmarks: a c b"] }
    #expect(try await move("a", 1) == "c a b")
    await eventually { await shown(list) == ["Other Bookmarks: c a b"] }
    #expect(try await move("a", 1) == "c b a")
    await eventually { await shown(list) == ["Other Bookmarks: c b a"] }
    #expect(try await move("a", 1) == "c b a")
    #expect(try await move("c", -1) == "c b a")
  }

  @Test("A long folder is shown piece by piece")
  func more() async throws {
    let bookmarks = try BookmarksFixture()
    let nodes = (0..<450).map { count in
      BookmarkNode.leaf(BookmarkLeaf(Address("https://a.example/\(count)"), title: "\(count)"))
    }
    try await bookmarks.model.merge(BookmarkTree(other: nodes))
    let list = BookmarkList(bookmarks.model)
    list.enter(.other)
    _ = await shown(list)
    #expect(list.sections.first?.bookmarks.count == 200 && list.hasMore)
    list.showMore()
    list.showMore()
    _ = await shown(list)
    #expect(list.sections.first?.bookmarks.count == 450 && !list.hasMore)
  }

  /// Waits for what follows a change by itself.
  private func eventually(_ condition: () async -> Bool) async {
    for _ in 0..<10_000 {
      if await condition() { return }
      await Task.yield()
    }
    #expect(await condition(), "It did not come to that.")
  }
}
