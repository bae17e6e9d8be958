import Foundation
import VoyagerCore

/// Reads what a person would read.
struct ReadText: PageWork {
  private struct Report: Encodable {
    let address: String
    let text: String
  }

  func run(on page: ReadyPage) async throws -> String {
    let result = try await page.surface.evaluate(PageScripts.text) ?? "\"\""
    let text = (try? JSONDecoder().decode(String.self, from: Data(result.utf8))) ?? ""
    guard !page.printsJSON else {
      return JSONText.of(Report(address: page.tab.status.address.text, text: text))
    }
    return PlainText.lines(text)
  }
}
