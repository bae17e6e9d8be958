import VoyagerCore

/// Runs a script in a page; its value is printed as JSON.
struct RunScript: PageWork {
  let script: String

  func run(on page: ReadyPage) async throws -> String {
    try await page.surface.act(script) ?? "null"
  }
}
