import VoyagerCore

/// What is done with the bookmarks, one type for each word that says it.
@MainActor
struct BookmarksWork {
  let bookmarks: BookmarksModel
  let engine: any Engine
  /// How sites are reached.
  let proxy: ProxyChoice
  let options: TerminalOptions

  func run(_ words: [String]) async -> Outcome {
    do throws(StoreProblem) {
      switch (words.first, words.count) {
      case ("list", _):
        return try await BookmarksListing(bookmarks: bookmarks, printsJSON: options.printsJSON)
          .run(words.dropFirst().joined(separator: " "))
      case ("add", 2...3):
        return try await BookmarkAddition(bookmarks: bookmarks, options: options)
          .run(words[1], title: words.count > 2 ? words[2] : "")
      case ("check", 1):
        let probe =
          options.asksSites ? BookmarkProbe(engine: engine, time: options.timeout, proxy: proxy) : nil
        return try await BookmarksCheck(bookmarks: bookmarks, probe: probe, options: options).run()
      case ("export", 2):
        return try await BookmarksPage(bookmarks: bookmarks).run(words[1])
      default:
        return Outcome(problem: Problem(.usage, "Usage: voyager-cli \(Verb.bookmarks.usage)"))
      }
    } catch {
      let sentence = bookmarks.problem ?? "The bookmarks can't be used (\(error.reason))."
      return Outcome(problem: Problem(.refused, sentence))
    }
  }
}
