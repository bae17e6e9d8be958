import Foundation
import VoyagerCore

/// Times the bookmarks: many of them in one folder, as no person has but an import may bring.
@MainActor
struct BookmarksMeasure {
  let profile: GeneratedProfile
  let file: URL

  private var count: Int { min(100_000, profile.visits / 10) }

  /// - Parameter queries: What is typed.
  func run(_ queries: [String]) async throws {
    let bookmarks = BookmarksModel(store: BookmarkStore(url: file), notices: NoticesModel())
    let nodes = (0..<count).map { number in
      let page = profile.page(number)
      return BookmarkNode.leaf(
        BookmarkLeaf(
          Address("\(page.address)#\(number)"), title: page.title, tags: number % 7 == 0 ? ["kept"] : []))
    }
    let tree = BookmarkTree(other: nodes)
    let other = BookmarkTree(other: [.branch(BookmarkBranch(title: "Once more", nodes: nodes))])
    let before = Memory.resident
    try await report("import bookmarks", 1) { _ in try await bookmarks.merge(tree) }
    try await finding(queries, in: bookmarks, "importing") { _ = try await bookmarks.merge(other) }
    try await report("import them again", 1) { _ in try await bookmarks.merge(tree) }
    // Nobody goes on at once: what the imports left is merged by then.
    try await Task.sleep(for: .seconds(5))
    let first = try await bookmarks.children(of: .other, limit: 500)
    try await report("add bookmark", 500) { number in
      try await bookmarks.add(
        BookmarkLeaf(Address("https://new.example/\(number)"), title: "New"), before: first[100].id)
    }
    try await report("move bookmark", 400) { number in
      try await bookmarks.move([first[number].id], to: .other, before: first[499 - number % 50].id)
    }
    try await report("star", 500) { number in
      _ = try await bookmarks.bookmarks(at: Address("https://new.example/\(number)"))
    }
    try await report("find bookmark", queries.count) { number in
      _ = try await bookmarks.bookmarks(matching: queries[number], limit: 10)
    }
    try await report("show folder", 50) { _ in _ = try await bookmarks.children(of: .other, limit: 200) }
    try await report("delete bookmark", 50) { number in try await bookmarks.delete([first[number].id]) }
    Figures.report("bookmarks memory", Figure(time: Memory.resident - before))
  }

  /// Questions while something else goes on: the processor's time would count both.
  private func finding(
    _ queries: [String], in bookmarks: BookmarksModel, _ name: String,
    during work: @escaping @Sendable () async throws -> Void
  ) async throws {
    async let working: Void = work()
    var samples = Samples()
    for query in queries {
      _ = try await samples.measure { try await bookmarks.bookmarks(matching: query, limit: 10) }
    }
    try await working
    Figures.report("find, \(name) p99", Figure(time: samples.quantile(0.99).time))
  }

  private func report(_ name: String, _ times: Int, _ body: (Int) async throws -> Void) async throws {
    var samples = Samples()
    for number in 0..<times { try await samples.measure { try await body(number) } }
    Figures.report(times == 1 ? name : "\(name) p99", samples.quantile(0.99))
  }
}
