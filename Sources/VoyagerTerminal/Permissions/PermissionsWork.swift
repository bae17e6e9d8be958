import Foundation
import VoyagerCore

/// Lists and takes back what sites may do.
@MainActor
struct PermissionsWork {
  private struct Entry: Encodable {
    let identity: String
    let site: String
    let asker: String
    let kind: String
    let decision: String
  }

  let permissions: PermissionsModel
  /// Those that the call is about.
  let identities: [Identity]
  let printsJSON: Bool

  func run(_ words: [String]) async -> Outcome {
    switch (words.first ?? "list", words.count) {
    case ("list", ...1): list()
    case ("remove", 3): await remove(words[2], of: words[1])
    case ("clear", 2): await take { Self.belongs($0, to: words[1]) }
    default: Outcome(problem: Problem(.usage, "Usage: voyager-cli \(Verb.permissions.usage)"))
    }
  }

  private func list() -> Outcome {
    // An unreadable file must not look like an empty one.
    guard permissions.isSaving else {
      return unreadable
    }
    let entries = identities.flatMap { identity in
      permissions.permissions(of: identity).map {
        Entry(
          identity: identity.name, site: $0.place.site, asker: $0.place.asker, kind: $0.kind.rawValue,
          decision: $0.decision.rawValue)
      }
    }
    guard !printsJSON else {
      return Outcome(entries.map { JSONText.of($0) }.joined(separator: "\n"))
    }
    return Outcome(entries.map(Self.line).joined(separator: "\n"))
  }

  private func remove(_ kind: String, of site: String) async -> Outcome {
    guard let kind = PermissionKind(rawValue: kind) else {
      let kinds = PermissionKind.allWithoutScheme.filter { $0 != .other && $0 != .cameraAndMicrophone }
      let names = kinds.map(\.rawValue).joined(separator: ", ")
      return Outcome(
        problem: Problem(
          .usage,
          "“\(PlainText.line(kind))” is no permission. They are: \(names), and externalApp: with a scheme."))
    }
    return await take { $0.kind == kind && Self.belongs($0, to: site) }
  }

  private func take(_ isTaken: (RememberedPermission) -> Bool) async -> Outcome {
    guard permissions.isSaving else {
      return unreadable
    }
    let taken = identities.flatMap { permissions.permissions(of: $0) }.filter(isTaken)
    guard !taken.isEmpty else {
      return Outcome(problem: Problem(.refused, "Nothing of this is remembered."))
    }
    taken.forEach(permissions.remove)
    await permissions.finishSaving()
    return Outcome(problem: permissions.problem.map { Problem(.refused, $0) })
  }

  private var unreadable: Outcome {
    Outcome(problem: Problem(.refused, permissions.problem ?? "The permissions can't be read."))
  }

  /// Whether a site has a part in a permission, be it in front or inside another site's page.
  private static func belongs(_ permission: RememberedPermission, to site: String) -> Bool {
    let origins = [permission.place.site, permission.place.asker]
    guard let origin = Address(site).origin else {
      return origins.contains { Address($0).host == site.lowercased() }
    }
    return origins.contains(origin)
  }

  private static func line(_ entry: Entry) -> String {
    [PlainText.line(entry.identity), entry.site, entry.asker, entry.kind, entry.decision]
      .joined(separator: "\t")
  }
}
