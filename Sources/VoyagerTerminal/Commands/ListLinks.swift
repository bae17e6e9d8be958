import Foundation
import VoyagerCore

/// Lists where a page leads.
struct ListLinks: PageWork {
  private struct Link: Codable {
    let address: String
    let text: String
  }

  private struct Report: Encodable {
    let address: String
    let links: [Link]
  }

  func run(on page: ReadyPage) async throws -> String {
    let result = try await page.surface.evaluate(PageScripts.links) ?? "[]"
    let links = (try? JSONDecoder().decode([Link].self, from: Data(result.utf8))) ?? []
    guard !page.printsJSON else {
      return JSONText.of(Report(address: page.tab.status.address.text, links: links))
    }
    return links.map { "\(PlainText.line($0.address))\t\(PlainText.line($0.text))" }.joined(separator: "\n")
  }
}
