import Foundation

/// The note on the disk of what a run has to clear before it ends.
///
/// A start that finds one knows that the run before did not come to it.
struct ClearingMark: Sendable {
  private struct Content: Codable {
    var version = 1
    /// For every identity, by name, as a newer version may know more of them.
    var kinds: [String]
    /// What more is cleared for some.
    ///
    /// A note of an older version has none.
    var identities: [String: [String]]?
  }

  private static let everything = ExitPlan(everyone: Set(ExitData.allCases))

  let file: URL

  /// What is still to be cleared.
  ///
  /// A note that can't be read means everything: clearing was promised, and nothing says of what.
  func plan() -> ExitPlan {
    do throws(StoreProblem) {
      guard let bytes = try AtomicFile(url: file).contents() else {
        return ExitPlan()
      }
      guard let content = try? JSONDecoder().decode(Content.self, from: bytes) else {
        return Self.everything
      }
      let identities = (content.identities ?? [:]).compactMap { id, kinds in
        UUID(uuidString: id).map { (IdentityID(rawValue: $0), Self.data(kinds)) }
      }
      return ExitPlan(
        everyone: Self.data(content.kinds),
        identities: Dictionary(identities) { $0.union($1) })
    } catch {
      return Self.everything
    }
  }

  private static func data(_ names: [String]) -> Set<ExitData> {
    Set(names.compactMap(ExitData.init(rawValue:)))
  }

  /// Notes what is to be cleared, even for a start after a power failure.
  ///
  /// It is small, so a start may wait for it. On a disk that takes nothing, only a run that is killed misses it.
  func write(_ plan: ExitPlan) {
    guard !plan.isEmpty else {
      unlink(file.path)
      return
    }
    let identities = plan.identities.filter { !$1.isEmpty }.map { id, data in
      (id.rawValue.uuidString, data.inOrder.map(\.rawValue))
    }
    let content = Content(
      kinds: plan.everyone.inOrder.map(\.rawValue),
      identities: Dictionary(uniqueKeysWithValues: identities))
    if let bytes = try? JSONEncoder().encode(content) {
      try? AtomicFile(url: file).replace(with: bytes)
    }
  }
}
