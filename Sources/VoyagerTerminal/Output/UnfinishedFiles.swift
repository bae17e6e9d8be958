import Foundation

/// The files that are being written, under names that nobody asked for.
@MainActor
final class UnfinishedFiles {
  private var files: Set<URL> = []

  func add(_ file: URL) { files.insert(file) }

  func remove(_ file: URL) {
    files.remove(file)
    unlink(file.path)
  }

  /// Gives a whole file the name that was asked for.
  func finish(_ part: URL, as file: URL) -> Bool {
    guard rename(part.path, file.path) == 0 else {
      return false
    }
    files.remove(part)
    return true
  }

  /// Called before the process ends.
  func removeAll() { files.forEach(remove) }
}
