import Foundation
import VoyagerCore
import VoyagerLinux

/// Imports bookmarks or history from another browser or a file, or says which browsers there are.
@MainActor
struct ImportWork {
  enum Part {
    case bookmarks
    case history

    /// - Returns: `nil` where the call imports nothing.
    init?(_ options: TerminalOptions) throws(Problem) {
      guard options.operands.first == "import" else {
        guard options.browser == nil else { throw Problem(.usage, "The option --from belongs to “import”.") }
        return nil
      }
      switch options.verb {
      case .bookmarks: self = .bookmarks
      case .history: self = .history
      default: return nil
      }
    }
  }

  private struct Found: Encodable {
    let name: String
    let bookmarks: Bool
    let history: Bool
  }

  let part: Part
  let bookmarks: BookmarksModel
  let history: HistoryModel
  /// Whose history it becomes.
  let identity: Identity
  /// The browser that the call names, or `nil`.
  let browser: String?
  let printsJSON: Bool
  var places = LinuxBrowserPlaces.all()

  /// - Parameter words: What follows `import`.
  func run(_ words: [String]) async -> Outcome {
    do throws(Problem) {
      switch (words.count, browser) {
      case (0, nil): return list(await ImportSources.find(in: places))
      case (0, let browser?): return try await add(source(named: browser))
      case (1, nil):
        return try await add(ImportSource(file: URL(fileURLWithPath: words[0], isDirectory: false)))
      default:
        throw Problem(.usage, "Say either a file or --from and a browser.")
      }
    } catch {
      return Outcome(problem: error)
    }
  }

  private func list(_ sources: [ImportSource]) -> Outcome {
    guard !sources.isEmpty else {
      return Outcome(problem: Problem(.refused, "No other browser was found."))
    }
    let lines = sources.map { source in
      let found = Found(
        name: source.name, bookmarks: source.bookmarks != nil, history: source.history != nil)
      let parts = [found.bookmarks ? "bookmarks" : nil, found.history ? "history" : nil].compactMap(\.self)
      return printsJSON
        ? JSONText.of(found) : "\(PlainText.line(found.name))\t\(parts.joined(separator: ","))"
    }
    return Outcome(lines.joined(separator: "\n"))
  }

  private func source(named name: String) async throws(Problem) -> ImportSource {
    let sources = await ImportSources.find(in: places)
    let exact = sources.filter { $0.name.lowercased() == name.lowercased() }
    let found = exact.isEmpty ? sources.filter { $0.name.lowercased().hasPrefix(name.lowercased()) } : exact
    guard let source = found.first else {
      throw Problem(.refused, "No browser of the name “\(PlainText.line(name))” was found.")
    }
    guard found.count == 1 else {
      let names = found.map { "“\(PlainText.line($0.name))”" }.joined(separator: ", ")
      throw Problem(.usage, "Several were found: \(names). Say which one.")
    }
    return source
  }

  private func add(_ source: ImportSource) async throws(Problem) -> Outcome {
    let name = PlainText.line(source.name)
    do throws(ImportProblem) {
      switch part {
      case .bookmarks:
        guard let file = source.bookmarks else {
          return Outcome(problem: Problem(.refused, "\(name) has no bookmarks."))
        }
        return Outcome(try await bookmarks.add(BookmarkFile(file)).sentences.joined(separator: "\n"))
      case .history:
        guard let file = source.history else {
          return Outcome(problem: Problem(.refused, "\(name) has no history."))
        }
        return Outcome(try await history.add(HistoryFile(file), as: identity.id).sentence)
      }
    } catch {
      throw Problem(.refused, error.sentence(name))
    }
  }
}
