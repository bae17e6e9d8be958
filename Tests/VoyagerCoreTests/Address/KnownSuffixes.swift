import VoyagerCore

/// A short list of public suffixes.
@MainActor
final class KnownSuffixes: PublicSuffixes {
  private let names: Set<String>

  init(_ names: Set<String>) {
    self.names = names
  }

  func isPublicSuffix(_ domain: String) -> Bool { names.contains(domain) }

  func registrableDomain(of host: String) -> String? {
    let labels = host.split(separator: ".")
    let candidates = labels.indices.dropFirst().map { labels[$0...].joined(separator: ".") }
    guard let suffix = candidates.first(where: names.contains) else {
      return nil
    }
    return labels.suffix(suffix.split(separator: ".").count + 1).joined(separator: ".")
  }
}
