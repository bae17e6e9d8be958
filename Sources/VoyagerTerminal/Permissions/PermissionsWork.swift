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
    /// Of the certificate that always passes.
    var fingerprint: String?
  }

  /// What a certificate that always passes is called among the kinds of permissions.
  private static let certificate = "certificate"

  let permissions: PermissionsModel
  let certificates: CertificatesModel
  /// Those that the call is about.
  let identities: [Identity]
  let printsJSON: Bool

  func run(_ words: [String]) async -> Outcome {
    switch (words.first ?? "list", words.count) {
    case ("list", ...1): list()
    case ("remove", 3): await remove(words[2], of: words[1])
    case ("clear", 2): await take({ Self.belongs($0, to: words[1]) }, certificatesOf: words[1])
    default: Outcome(problem: Problem(.usage, "Usage: voyager-cli \(Verb.permissions.usage)"))
    }
  }

  private func list() -> Outcome {
    // An unreadable file must not look like an empty one.
    guard isReadable else {
      return unreadable
    }
    let entries = identities.flatMap(entries)
    guard !printsJSON else {
      return Outcome(entries.map { JSONText.of($0) }.joined(separator: "\n"))
    }
    return Outcome(entries.map(Self.line).joined(separator: "\n"))
  }

  private func entries(of identity: Identity) -> [Entry] {
    permissions.permissions(of: identity).map {
      Entry(
        identity: identity.name, site: $0.place.site, asker: $0.place.asker, kind: $0.kind.rawValue,
        decision: $0.decision.rawValue)
    }
      + certificates.certificates(of: identity).map {
        Entry(
          identity: identity.name, site: $0.origin, asker: $0.origin, kind: Self.certificate,
          decision: PermissionDecision.allow.rawValue, fingerprint: $0.fingerprint)
      }
  }

  private func remove(_ kind: String, of site: String) async -> Outcome {
    guard kind != Self.certificate else {
      return await take({ _ in false }, certificatesOf: site)
    }
    guard let kind = PermissionKind(rawValue: kind) else {
      let kinds = PermissionKind.allWithoutScheme.filter { $0 != .other && $0 != .cameraAndMicrophone }
      let names = kinds.map(\.rawValue).joined(separator: ", ")
      return Outcome(
        problem: Problem(
          .usage,
          "“\(PlainText.line(kind))” is no permission. They are: \(names), certificate, and externalApp: with a scheme."
        ))
    }
    return await take({ $0.kind == kind && Self.belongs($0, to: site) })
  }

  /// - Parameter site: Whose certificates are taken back too. Default: nobody's.
  private func take(
    _ isTaken: (RememberedPermission) -> Bool, certificatesOf site: String? = nil
  ) async -> Outcome {
    guard isReadable else {
      return unreadable
    }
    let taken = identities.flatMap { permissions.permissions(of: $0) }.filter(isTaken)
    let passing = identities.flatMap { certificates.certificates(of: $0) }.filter { certificate in
      site.map { Self.belongs([certificate.origin], to: $0) } ?? false
    }
    guard !taken.isEmpty || !passing.isEmpty else {
      return Outcome(problem: Problem(.refused, "Nothing of this is remembered."))
    }
    taken.forEach(permissions.remove)
    passing.forEach(certificates.remove)
    await permissions.finishSaving()
    await certificates.finishSaving()
    return Outcome(problem: (permissions.problem ?? certificates.problem).map { Problem(.refused, $0) })
  }

  private var isReadable: Bool { permissions.isSaving && certificates.isSaving }

  private var unreadable: Outcome {
    let sentence = (permissions.isSaving ? nil : permissions.problem) ?? certificates.problem
    return Outcome(problem: Problem(.refused, sentence ?? "The permissions can't be read."))
  }

  /// Whether a site has a part in a permission, be it in front or inside another site's page.
  private static func belongs(_ permission: RememberedPermission, to site: String) -> Bool {
    belongs([permission.place.site, permission.place.asker], to: site)
  }

  private static func belongs(_ origins: [String], to site: String) -> Bool {
    guard let origin = Address(site).origin else {
      return origins.contains { Address($0).host == site.lowercased() }
    }
    return origins.contains(origin)
  }

  private static func line(_ entry: Entry) -> String {
    [PlainText.line(entry.identity), entry.site, entry.asker, entry.kind, entry.decision, entry.fingerprint]
      .compactMap(\.self).joined(separator: "\t")
  }
}
