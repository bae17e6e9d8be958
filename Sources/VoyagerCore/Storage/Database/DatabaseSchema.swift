/// The tables of one store, as the steps that lead to them.
///
/// A step that was once released is never changed; a change of the tables is a further step.
struct DatabaseSchema: Sendable {
  /// Marks a file as this store's own: four ASCII letters, in SQLite's `application_id`.
  let mark: StaticString
  /// Each step takes the tables from one version to the next; the first one makes them.
  let steps: [String]

  var version: Int { steps.count }

  var applicationID: Int32 {
    mark.withUTF8Buffer { letters in letters.reduce(0) { $0 << 8 | Int32($1) } }
  }
}
