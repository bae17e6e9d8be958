import Foundation

/// A file to write: beside its place first, and renamed when it is whole.
@MainActor
struct OutputFile {
  let url: URL
  private let unfinished: UnfinishedFiles

  /// - Parameters:
  ///   - path: Relative to the folder in which the program was started.
  ///   - number: The page's number from 1, or `nil` when there is only one.
  init(_ path: String, number: Int?, _ unfinished: UnfinishedFiles) {
    let whole = URL(fileURLWithPath: path)
    self.unfinished = unfinished
    guard let number else {
      url = whole
      return
    }
    let suffix = whole.pathExtension.isEmpty ? "" : "." + whole.pathExtension
    let name = whole.deletingPathExtension().lastPathComponent
    url = whole.deletingLastPathComponent().appendingPathComponent("\(name)-\(number)\(suffix)")
  }

  /// - Parameter body: Writes the file it is given.
  func write(_ body: (URL) async throws -> Void) async throws(Problem) {
    let folder = url.deletingLastPathComponent()
    let part = folder.appendingPathComponent(".\(url.lastPathComponent).\(UUID().uuidString.prefix(8)).part")
    guard access(folder.path, W_OK) == 0 else {
      throw unwritable(String(cString: strerror(errno)))
    }
    unfinished.add(part)
    do {
      try await body(part)
    } catch {
      unfinished.remove(part)
      throw Problem(catching: error) ?? unwritable(error.localizedDescription)
    }
    guard !Task.isCancelled, unfinished.finish(part, as: url) else {
      let words = String(cString: strerror(errno))
      unfinished.remove(part)
      throw unwritable(words)
    }
  }

  private func unwritable(_ words: String) -> Problem {
    Problem(.refused, "“\(url.path)” can't be written: \(PlainText.clause(words)).")
  }
}
