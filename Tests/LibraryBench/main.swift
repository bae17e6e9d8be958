import Foundation

// Times the library on made profiles, beside Firefox's schema and queries on the same data, and prints a table.
//
// Usage: LibraryBench [VISITS…]. Each figure comes from a process of its own, started with further arguments.

let arguments = Array(CommandLine.arguments.dropFirst())

if arguments.count == 3, let visits = Int(arguments[1]) {
  let folder = URL(fileURLWithPath: arguments[2])
  let profile = GeneratedProfile(visits: visits)
  let store = StoreMeasure(profile: profile, file: folder.appendingPathComponent("history.sqlite"))
  let places = folder.appendingPathComponent("places.sqlite")
  let queries = Keystrokes.queries(of: profile, searches: 60)
  switch arguments[0] {
  case "fill":
    var filling = Samples()
    try await filling.measure { try await store.fill() }
    let whole = filling.quantile(1)
    Figures.report("filling, s", Figure(time: whole.time / 1000, work: whole.work.map { $0 / 1000 }))
    try await Places(places.path).fill(profile, bookmarks: min(100_000, visits / 10))
  case "voyager": try await store.run(queries)
  case "bookmarks":
    let bookmarks = folder.appendingPathComponent("bookmarks.sqlite")
    try await BookmarksMeasure(profile: profile, file: bookmarks).run(queries)
  default: try await PlacesMeasure(profile: profile, file: places).run(queries)
  }
} else {
  try Run(sizes: arguments.isEmpty ? [10_000, 100_000, 1_000_000] : arguments.compactMap { Int($0) }).start()
}
