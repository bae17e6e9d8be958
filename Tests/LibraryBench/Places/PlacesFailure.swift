/// What SQLite answered.
struct PlacesFailure: Error {
  let code: Int32
}
