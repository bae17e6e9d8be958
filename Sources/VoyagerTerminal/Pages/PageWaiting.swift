import Observation
import VoyagerCore

/// Waits until a page is as the person wants it.
@MainActor
struct PageWaiting {
  private static let pause = Duration.milliseconds(50)
  /// How long a page must fetch nothing to count as idle.
  private static let quiet = Duration.milliseconds(500)

  let tab: TabModel

  /// Waits for the end of the load, good or bad.
  func untilLoaded() async throws {
    let tab = tab
    for await isOver in Observations({ Self.isOver(tab) }) where isOver {
      return
    }
    throw CancellationError()
  }

  func until(_ wait: LoadWait) async throws {
    switch wait {
    case .load: break
    case .idle: try await untilIdle()
    case .selector(let selector): try await untilFound(selector)
    }
  }

  private static func isOver(_ tab: TabModel) -> Bool {
    let status = tab.status
    return tab.surface == nil || !status.isLoading && (status.progress == 1 || status.trouble != nil)
  }

  private func untilIdle() async throws {
    var last: String?
    var calm = Duration.zero
    while calm < Self.quiet {
      try await Task.sleep(for: Self.pause)
      let fetched = try await evaluate(PageScripts.fetched)
      calm = fetched == last ? calm + Self.pause : .zero
      last = fetched
    }
  }

  private func untilFound(_ selector: String) async throws {
    let script = PageScripts.finds(selector)
    do {
      while try await evaluate(script) != "true" {
        try await Task.sleep(for: Self.pause)
      }
    } catch let error as ScriptError where error.message.contains("Syntax") {
      throw Problem(.usage, "“\(PlainText.line(selector))” is no CSS selector.")
    }
  }

  private func evaluate(_ script: String) async throws -> String? {
    guard let surface = tab.surface else {
      throw Problem(.pageFailed, "The page closed itself.")
    }
    return try await surface.evaluate(script)
  }
}
