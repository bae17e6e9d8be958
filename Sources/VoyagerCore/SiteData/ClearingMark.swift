import Foundation

/// The note on the disk of what a run has to clear before it ends.
///
/// A start that finds one knows that the run before did not come to it.
struct ClearingMark: Sendable {
  private struct Content: Codable {
    var version = 1
    /// By name, as a newer version may know more of them.
    var kinds: [String]
  }

  let file: URL

  /// What is still to be cleared.
  ///
  /// A note that can't be read means everything: clearing was promised, and nothing says of what.
  func kinds() -> Set<SiteDataKind> {
    do throws(StoreProblem) {
      guard let bytes = try AtomicFile(url: file).contents() else {
        return []
      }
      guard let content = try? JSONDecoder().decode(Content.self, from: bytes) else {
        return Set(SiteDataKind.allCases)
      }
      return Set(content.kinds.compactMap(SiteDataKind.init(rawValue:)))
    } catch {
      return Set(SiteDataKind.allCases)
    }
  }

  /// Notes what is to be cleared, even for a start after a power failure.
  ///
  /// It is small, so a start may wait for it. On a disk that takes nothing, only a run that is killed misses it.
  func write(_ kinds: Set<SiteDataKind>) {
    guard !kinds.isEmpty else {
      unlink(file.path)
      return
    }
    let content = Content(kinds: SiteDataKind.allCases.filter(kinds.contains).map(\.rawValue))
    if let bytes = try? JSONEncoder().encode(content) {
      try? AtomicFile(url: file).replace(with: bytes)
    }
  }
}
