extension BookmarksModel {
  /// Adds the bookmarks of another browser, all of them or none; what is there already is not added again.
  ///
  /// - Parameter progress: Told now and then, on any thread, once the file is read.
  /// - Throws: Why nothing was added; ``ImportProblem/cancelled`` when the task was.
  public func add(
    _ file: BookmarkFile, progress: @escaping @Sendable (ImportProgress) -> Void = { _ in }
  ) async throws(ImportProblem) -> BookmarkImport {
    let read = try await file.read()
    let count = read.count
    do {
      let merge = try await merge(read.tree) { progress(ImportProgress(done: $0, of: count)) }
      return BookmarkImport(merge, leftOut: read.leftOut)
    } catch let problem as StoreProblem {
      throw .store(problem)
    } catch {
      throw .cancelled
    }
  }
}
