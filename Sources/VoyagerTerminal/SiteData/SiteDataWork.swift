import Foundation
import VoyagerCore

/// Lists and clears what sites keep.
@MainActor
struct SiteDataWork {
  private struct Entry: Encodable {
    let identity: String
    let site: String
    let kinds: [String]
    let size: Int64
  }

  let siteData: SiteDataModel
  /// Those that the call is about.
  let identities: [Identity]
  let options: TerminalOptions

  func run(_ words: [String]) async -> Outcome {
    do {
      switch (words.first ?? "list", words.count) {
      case ("list", ...1) where !options.isForAllSites: return try await list()
      case ("clear", 1) where options.isForAllSites: return try await clearAll()
      case ("clear", 2...) where !options.isForAllSites && options.range == .everything:
        return try await clear(words.dropFirst().map(site))
      default: return Outcome(problem: Problem(.usage, "Usage: voyager-cli \(Verb.data.usage)"))
      }
    } catch {
      let reason = (error as? SiteDataError)?.message ?? "it was interrupted"
      return Outcome(problem: Problem(.refused, PlainText.line(reason)))
    }
  }

  private func list() async throws -> Outcome {
    let entries = try await siteData.entries(of: identities).map { entry in
      Entry(
        identity: entry.identity.name, site: entry.data.site,
        kinds: SiteDataKind.allCases.filter(entry.data.kinds.contains).map(\.rawValue),
        size: entry.data.size)
    }
    guard !entries.isEmpty else {
      return Outcome()
    }
    guard !options.printsJSON else {
      return Outcome(entries.map { JSONText.of($0) }.joined(separator: "\n"))
    }
    let lines = entries.map {
      [PlainText.line($0.identity), PlainText.line($0.site), $0.kinds.joined(separator: ","), "\($0.size)"]
        .joined(separator: "\t")
    }
    return Outcome(lines.joined(separator: "\n"))
  }

  private func clearAll() async throws -> Outcome {
    let kept = options.kinds.filter { siteData.outcome(of: $0, in: options.range) == .kept }
    try await siteData.clear(SiteDataClearing(options.kinds, options.range), of: identities)
    guard !kept.isEmpty else {
      return Outcome()
    }
    let names = SiteDataKind.allCases.filter(kept.contains).map(\.rawValue).joined(separator: ", ")
    return Outcome(
      problem: Problem(.refused, "Not cleared: \(names). Only all of it can be cleared, without --last."))
  }

  private func clear(_ sites: [String]) async throws -> Outcome {
    var found: Set<String> = []
    for identity in identities {
      let kept = Set(try await siteData.sites(of: identity).map(\.site)).intersection(sites)
      try await siteData.remove(kept, options.kinds, of: identity)
      found.formUnion(kept)
    }
    let missing = sites.filter { !found.contains($0) }.map { PlainText.line($0) }
    return missing.isEmpty
      ? Outcome()
      : Outcome(
        problem: Problem(.refused, "Nothing is kept by: \(missing.joined(separator: ", ")).")
      )
  }

  /// A site by its name in the list, or by an address of it.
  private func site(_ word: String) -> String {
    siteData.site(of: Address(word)) ?? word.lowercased()
  }
}
