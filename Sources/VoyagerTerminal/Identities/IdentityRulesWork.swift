import Foundation
import VoyagerCore

/// Lists, makes and removes the rules that say which sites open in which identity.
@MainActor
struct IdentityRulesWork {
  private struct Entry: Encodable {
    let site: String
    let identity: String
    let asksFirst: Bool
  }

  let rules: IdentityRulesModel
  let identities: IdentitiesModel
  let printsJSON: Bool

  /// - Parameter words: `rules`, or what follows `rule`.
  /// - Returns: `nil` if the words make no sense.
  func run(_ words: [String]) async -> Outcome? {
    switch (words.first, words.count) {
    case ("rules", 1): list()
    case ("rule", 4) where words[1] == "add": await add(words[2], in: words[3])
    case ("rule", 3) where words[1] == "remove": await remove(words[2])
    default: nil
    }
  }

  private func list() -> Outcome {
    // An unreadable file must not look like an empty one.
    guard rules.isSaving else {
      return unreadable
    }
    let entries = rules.rules.map {
      Entry(
        site: $0.pattern.text, identity: identities.identity($0.identity)?.name ?? "",
        asksFirst: !$0.isConfirmed)
    }
    guard !printsJSON else {
      return Outcome(entries.map { JSONText.of($0) }.joined(separator: "\n"))
    }
    return Outcome(
      entries.map { "\($0.site)\t\(PlainText.line($0.identity))\t\($0.asksFirst ? "asks" : "opens")" }
        .joined(separator: "\n"))
  }

  private func add(_ site: String, in name: String) async -> Outcome {
    guard let identity = identities.identity(named: name) else {
      return Outcome(
        problem: Problem(.usage, "There is no identity of the name “\(PlainText.line(name))”."))
    }
    guard let pattern = SitePattern(site) else {
      return Outcome(problem: Problem(.usage, IdentityRuleError.notASite.message))
    }
    return await change { () throws(IdentityRuleError) in
      try rules.add(pattern, in: identity)
    }
  }

  private func remove(_ site: String) async -> Outcome {
    guard rules.isSaving else {
      return unreadable
    }
    guard let pattern = SitePattern(site), rules.rules.contains(where: { $0.pattern == pattern }) else {
      return Outcome(problem: Problem(.refused, "There is no rule for “\(PlainText.line(site))”."))
    }
    return await change { rules.remove(pattern) }
  }

  private func change(_ body: () throws(IdentityRuleError) -> Void) async -> Outcome {
    guard rules.isSaving else {
      return unreadable
    }
    do throws(IdentityRuleError) {
      try body()
    } catch {
      return Outcome(problem: Problem(.refused, error.message))
    }
    await rules.finishSaving()
    return Outcome(problem: rules.problem.map { Problem(.refused, $0) })
  }

  private var unreadable: Outcome {
    Outcome(problem: Problem(.refused, rules.problem ?? "The rules can't be read."))
  }
}
