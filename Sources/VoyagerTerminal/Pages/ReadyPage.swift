import VoyagerCore

/// A page that is ready to be worked on.
@MainActor
struct ReadyPage {
  let tab: TabModel
  let surface: any EngineSurface
  /// Its place among several, from 1, or `nil` when it is the only one.
  let number: Int?
  let printsJSON: Bool
}
