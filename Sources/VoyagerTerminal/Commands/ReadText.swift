import VoyagerCore

/// Reads what a person would read.
struct ReadText: PageWork {
  private struct Report: Encodable {
    let address: String
    let text: String
  }

  func run(on page: ReadyPage) async throws -> String {
    let text = PageScripts.text(of: try await page.surface.evaluate(PageScripts.text))
    guard !page.printsJSON else {
      return JSONText.of(Report(address: page.tab.status.address.text, text: text))
    }
    return PlainText.lines(text)
  }
}
