import Foundation

extension HistoryStore {
  /// Adds the visits in a file of another browser, all of them or none.
  ///
  /// A visit that is there already, of the same identity to the same page at the same time, is not added again.
  /// While it works, other changes wait.
  ///
  /// - Throws: Why nothing was added; ``ImportProblem/cancelled`` when the task was.
  func add(
    _ file: HistoryFile, as identity: IdentityID, now: Date, progress: (ImportProgress) -> Void
  ) throws(ImportProblem) -> ImportedVisits {
    defer { merge() }
    let database: Database
    do throws(StoreProblem) {
      database = try self.database()
    } catch {
      throw .store(error)
    }
    let writer = HistoryWriter(database)
    var (own, foreign): (StoreProblem?, StoreProblem?)
    let count: ImportedVisits?
    do throws(StoreProblem) {
      count = try database.transactionOrNothing { () throws(StoreProblem) in
        var count = ImportedVisits()
        do throws(StoreProblem) {
          try file.visits(as: identity, now: now, progress: progress) { visit in
            do throws(StoreProblem) {
              if try writer.addOnce(visit) { count.added += 1 } else { count.known += 1 }
            } catch {
              own = error
            }
            return own == nil && !Task.isCancelled
          }
        } catch {
          foreign = error
          throw error
        }
        if let own { throw own }
        return Task.isCancelled ? nil : count
      }
    } catch {
      throw foreign.map { .source($0) } ?? .store(error)
    }
    guard let count else { throw .cancelled }
    return count
  }
}
