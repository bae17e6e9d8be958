import VoyagerCore

/// One visit of the made profile.
struct GeneratedVisit {
  let page: Int
  /// In seconds since 1970.
  let time: Double
  let kind: VisitKind
  /// The page that led to it.
  let opener: Int?
}
