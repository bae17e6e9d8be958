import VoyagerCore

/// A page that is ready to be worked on.
@MainActor
struct ReadyPage {
  let tab: TabModel
  let surface: any EngineSurface
  /// Its place among several, from 1, or `nil` when it is the only one.
  let number: Int?
  let printsJSON: Bool

  /// The page's HTTP status, or `nil` when it did not come over HTTP.
  func status() async -> Int? {
    try? await surface.evaluate(PageScripts.status).flatMap { Int($0) }
  }
}
