import Foundation

/// The folders that identities leave on the disk, and the marks of those that are being deleted.
///
/// A mark is written before an identity leaves the list and goes when nothing of it is left, so that a start
/// after a crash knows what to finish.
struct IdentityFolders: Sendable {
  private static let markEnding = "deleted"

  let paths: VoyagerPaths

  /// The identities whose deletion has begun and is not known to be finished.
  func marked() -> Set<IdentityID> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: paths.identityMarks().path)) ?? []
    return Set(
      names.compactMap { name in
        let file = URL(fileURLWithPath: name)
        guard file.pathExtension == Self.markEnding else { return nil }
        return UUID(uuidString: file.deletingPathExtension().lastPathComponent).map {
          IdentityID(rawValue: $0)
        }
      }
    )
    .subtracting([Identity.standard.id])
  }

  /// Says, even to a start after a power failure, that an identity is to be deleted.
  @concurrent
  func mark(_ id: IdentityID) async throws(StoreProblem) {
    try AtomicFile(url: markFile(id)).replace(with: Data())
  }

  func unmark(_ id: IdentityID) {
    unlink(markFile(id).path)
  }

  /// Removes an identity's folders.
  ///
  /// - Returns: Whether nothing of them is left.
  func remove(_ id: IdentityID) -> Bool {
    for folder in [paths.identityData(id), paths.identityCache(id)] {
      try? FileManager.default.removeItem(at: folder)
    }
    return !exist(of: id)
  }

  /// Whether anything of an identity's folders is there.
  func exist(of id: IdentityID) -> Bool {
    [paths.identityData(id), paths.identityCache(id)].contains {
      FileManager.default.fileExists(atPath: $0.path)
    }
  }

  /// Removes an identity's folders, away from the caller's actor.
  ///
  /// An engine's processes may still write a last file while they end, so it is tried more than once.
  @concurrent
  func removeAfterUse(_ id: IdentityID) async -> Bool {
    for attempt in 0..<20 {
      if attempt > 0 {
        try? await Task.sleep(for: .milliseconds(100))
      }
      if remove(id) {
        return true
      }
    }
    return false
  }

  /// Removes what comes back to an identity's folders, away from the caller's actor.
  ///
  /// A cache writes what it was asked to keep seconds after its store was closed, and makes the folders anew.
  @concurrent
  func keepRemoved(_ id: IdentityID, for time: Duration) async {
    let end = ContinuousClock.now + time
    while ContinuousClock.now < end {
      try? await Task.sleep(for: .milliseconds(250))
      _ = remove(id)
    }
  }

  private func markFile(_ id: IdentityID) -> URL {
    paths.identityMarks().appendingPathComponent(
      "\(id.rawValue.uuidString.lowercased()).\(Self.markEnding)", isDirectory: false)
  }
}
