import Foundation
import Testing

@testable import VoyagerCore

@MainActor @Suite struct BookmarkOrderTests {
  @Test("Bookmarks move before others, into folders and to the end, and nothing goes into itself")
  func moves() async throws {
    let bookmarks = try BookmarksFixture()
    let a = try await bookmarks.add("a")
    let b = try await bookmarks.add("b")
    let c = try await bookmarks.add("c")
    let outer = try await bookmarks.model.addFolder("F")
    let inner = try await bookmarks.model.addFolder("G", in: outer.id)
    try await bookmarks.model.move([c.id, b.id], to: .other, before: a.id)
    #expect(try await bookmarks.titles() == "c b a F")
    try await bookmarks.model.move([c.id], to: .other)
    #expect(try await bookmarks.titles() == "b a F c")
    try await bookmarks.model.move([a.id, outer.id, .bar], to: inner.id)
    #expect(try await bookmarks.titles() == "b F c")
    #expect(try await bookmarks.titles(inner.id) == "a")
    try await bookmarks.model.move([outer.id], to: .bar)
    #expect(try await bookmarks.titles(.bar) == "F")
    #expect(try await bookmarks.model.path(of: a.id).map(\.title) == ["Bookmarks Bar", "F", "G"])
  }

  @Test("A place in a folder that is no more is one in the other bookmarks")
  func lostFolder() async throws {
    let bookmarks = try BookmarksFixture()
    let folder = try await bookmarks.model.addFolder("F")
    try await bookmarks.model.delete([folder.id])
    try await bookmarks.add("a", to: folder.id)
    #expect(try await bookmarks.titles() == "a")
  }

  @Test("There is always room at the same place, and the order holds")
  func sameplace() async throws {
    let bookmarks = try BookmarksFixture()
    var expected = (0..<200).map { "n\($0)" }
    for title in expected { try await bookmarks.add(title) }
    let middle = try #require(try await bookmarks.model.children(of: .other)[100...].first)
    for count in 0..<200 {
      try await bookmarks.add("x\(count)", before: middle.id)
      expected.insert("x\(count)", at: 100 + count)
    }
    #expect(try await bookmarks.titles() == expected.joined(separator: " "))
    let first = try #require(try await bookmarks.model.children(of: .other).first)
    for count in 0..<100 { try await bookmarks.add("y\(count)", before: first.id) }
    expected = (0..<100).map { "y\($0)" } + expected
    #expect(try await bookmarks.titles() == expected.joined(separator: " "))
  }

  @Test("An order that was made by hand stays after a restart and an import")
  func keepsOrder() async throws {
    let bookmarks = try BookmarksFixture()
    for title in ["a", "b", "c", "d"] { try await bookmarks.add(title) }
    let all = try await bookmarks.model.children(of: .other)
    try await bookmarks.model.move([all[3].id, all[1].id], to: .other, before: all[0].id)
    let again = try bookmarks.reopened()
    #expect(try await again.titles() == "d b a c")
    let nodes = ["c", "new", "a", "b"].map { title in
      BookmarkNode.leaf(BookmarkLeaf(Address("https://\(title).example/"), title: title))
    }
    try await again.model.merge(BookmarkTree(other: nodes))
    #expect(try await again.titles() == "d b a c new")
  }
}
