/// What is asked of a page, in a world that its own scripts can't see.
enum PageScripts {
  static let text = "(document.body ?? document.documentElement)?.innerText ?? ''"

  static let links = """
    [...document.links].map(link => ({ address: link.href, text: link.textContent.trim().replace(/\\s+/g, ' ') }))
    """

  static let status = "performance.getEntriesByType('navigation')[0]?.responseStatus || undefined"

  /// How much the page has fetched.
  static let fetched = "document.readyState + performance.getEntriesByType('resource').length"

  static let address = "document.URL"

  static func finds(_ selector: String) -> String {
    "document.querySelector(\(JSONText.of(selector))) !== null"
  }
}
