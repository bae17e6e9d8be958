import Foundation

/// What is asked of a page, in a world that its own scripts can't see.
enum PageScripts {
  static let text = "(document.body ?? document.documentElement)?.innerText ?? ''"

  static let links = """
    [...document.links].map(link => ({ address: link.href, text: link.textContent.trim().replace(/\\s+/g, ' ') }))
    """

  static let title = "document.title"

  /// How much the page has fetched.
  static let fetched = "document.readyState + performance.getEntriesByType('resource').length"

  static let address = "document.URL"

  /// What a script gave that gives a text.
  static func text(of result: String?) -> String {
    result.flatMap { try? JSONDecoder().decode(String.self, from: Data($0.utf8)) } ?? ""
  }

  static func finds(_ selector: String) -> String {
    "document.querySelector(\(JSONText.of(selector))) !== null"
  }
}
