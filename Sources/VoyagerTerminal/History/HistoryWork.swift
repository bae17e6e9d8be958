import Foundation
import VoyagerCore

/// Searches the history, prints it whole and takes parts of it away.
@MainActor
struct HistoryWork {
  private struct Entry: Encodable {
    let time: Date
    let identity: String
    let address: String
    let title: String
    var kind: String?
  }

  let history: HistoryModel
  let identities: IdentitiesModel
  /// The one that the call is about, or `nil` for all.
  let identity: Identity?
  let printsJSON: Bool
  let console: Console
  /// How many visits of an export are in memory at a time.
  var portion = 10_000

  func run(_ words: [String]) async -> Outcome {
    do throws(StoreProblem) {
      switch (words.first, words.count) {
      case ("search", 2...): return try await search(words.dropFirst().joined(separator: " "))
      case ("export", 1): return try await export()
      case ("delete", 2): return try await delete(words[1])
      case ("clear", 1): return try await delete(.everything)
      default: return Outcome(problem: Problem(.usage, "Usage: voyager-cli \(Verb.history.usage)"))
      }
    } catch {
      return Outcome(problem: Problem(.refused, "The history can't be used: \(error.reason)."))
    }
  }

  private func search(_ text: String) async throws(StoreProblem) -> Outcome {
    let pages = try await history.pages(matching: text, of: identity?.id, limit: 1000)
    return lines(pages.map { entry($0, $0.lastVisit) })
  }

  private func export() async throws(StoreProblem) -> Outcome {
    var last: HistoryVisit?
    repeat {
      let visits = try await history.visits(
        in: .distantPast ..< .distantFuture, of: identity?.id, limit: portion, after: last)
      if let text = lines(visits.map { entry($0.page, $0.time, $0.kind) }).text {
        console.print(text)
      }
      last = visits.count == portion ? visits.last : nil
    } while last != nil
    return Outcome()
  }

  private func delete(_ text: String) async throws(StoreProblem) -> Outcome {
    let address = Address(text)
    return try await delete(
      address.isWeb || address.isFile
        ? .address(address) : .site(SitePattern(text)?.host ?? text.lowercased()))
  }

  private func delete(_ selection: HistorySelection) async throws(StoreProblem) -> Outcome {
    guard try await history.delete(selection, of: identity?.id) else {
      return Outcome(problem: Problem(.refused, "The history has nothing of this."))
    }
    return Outcome()
  }

  private func entry(_ page: HistoryPage, _ time: Date, _ kind: VisitKind? = nil) -> Entry {
    Entry(
      time: time, identity: identities.identity(page.identity)?.name ?? page.identity.rawValue.uuidString,
      address: page.address.text, title: page.title, kind: kind?.name)
  }

  private func lines(_ entries: [Entry]) -> Outcome {
    guard !entries.isEmpty else { return Outcome() }
    return Outcome(entries.map { printsJSON ? JSONText.of($0) : Self.line($0) }.joined(separator: "\n"))
  }

  private static func line(_ entry: Entry) -> String {
    [
      entry.time.formatted(.iso8601), PlainText.line(entry.identity), entry.kind,
      PlainText.line(entry.address), PlainText.line(entry.title),
    ].compactMap(\.self).joined(separator: "\t")
  }
}
