/// What an import of history came to.
public struct ImportedVisits: Hashable, Sendable {
  /// Visits that are new.
  public internal(set) var added = 0
  /// Visits that were there already.
  public internal(set) var known = 0

  /// What the person is told.
  public var sentence: String {
    ImportCount.sentence(added: added, known: known, one: "visit", several: "visits")
  }
}
