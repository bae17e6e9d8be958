import Foundation
import VoyagerCore

/// Prints what left, and why: runs of the desktop, pages that ended early, addresses for other apps.
@MainActor
struct DeparturesWork {
  private struct Entry: Encodable {
    let time: Date
    let identity: String?
    let sentence: String
  }

  private static let most = 1000

  let departures: DeparturesModel
  let identities: IdentitiesModel
  let printsJSON: Bool

  func run(_ words: [String]) async -> Outcome {
    guard words.isEmpty || words == ["list"] else {
      return Outcome(problem: Problem(.usage, "Usage: voyager-cli \(Verb.departures.usage)"))
    }
    do throws(StoreProblem) {
      let entries = try await departures.read(limit: Self.most).map(entry)
      guard !entries.isEmpty else { return Outcome() }
      return Outcome(entries.map { printsJSON ? JSONText.of($0) : Self.line($0) }.joined(separator: "\n"))
    } catch {
      return Outcome(problem: Problem(.refused, "What has ended can't be read: \(error.reason)."))
    }
  }

  private func entry(_ departure: Departure) -> Entry {
    Entry(
      time: departure.date,
      identity: departure.identity.map { identities.identity($0)?.name ?? $0.rawValue.uuidString },
      sentence: departure.sentence)
  }

  private static func line(_ entry: Entry) -> String {
    [
      entry.time.formatted(.iso8601), PlainText.line(entry.identity ?? ""), PlainText.line(entry.sentence),
    ].joined(separator: "\t")
  }
}
