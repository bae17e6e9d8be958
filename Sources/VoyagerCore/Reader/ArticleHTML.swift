/// Writes an article as HTML in which nothing is but words, links and images.
struct ArticleHTML {
  private(set) var html = ""

  init(_ nodes: [ArticleNode]) {
    nodes.forEach { add($0) }
  }

  private mutating func add(_ node: ArticleNode) {
    switch node {
    case .text(let text): html += HTML.escape(text)
    case .element(let element): add(element)
    }
  }

  private mutating func add(_ element: ArticleElement) {
    guard let kind = element.kind else {
      element.children.forEach { add($0) }
      return
    }
    switch kind {
    case .lineBreak, .rule: html += "<\(kind.rawValue)>"
    case .image: addImage(element)
    case .link: addLink(element)
    case .table:
      // One that is wider than the column scrolls by itself.
      wrap(element, "<div class=\"scrolls\" tabindex=\"0\"><table>", "</table></div>")
    case .tableCaption: wrap(element, "<caption>", "</caption>")
    case .numberedList:
      wrap(element, element.number.map { "<ol start=\"\($0)\">" } ?? "<ol>", "</ol>")
    case .cell, .headerCell:
      let columns = element.number.map { " colspan=\"\(min(max($0, 1), 100))\"" } ?? ""
      wrap(element, "<\(kind.rawValue)\(columns) dir=\"auto\">", "</\(kind.rawValue)>")
    case .literal: wrap(element, "<pre dir=\"ltr\" tabindex=\"0\">", "</pre>")
    case .paragraph, .heading2, .heading3, .heading4, .item, .quotation:
      wrap(element, "<\(kind.rawValue) dir=\"auto\">", "</\(kind.rawValue)>")
    case .list, .terms, .term, .meaning, .code, .strong, .emphasis, .lower, .upper, .figure, .caption, .row:
      wrap(element, "<\(kind.rawValue)>", "</\(kind.rawValue)>")
    }
  }

  private mutating func wrap(_ element: ArticleElement, _ start: String, _ end: String) {
    html += start
    element.children.forEach { add($0) }
    html += end
  }

  private mutating func addLink(_ element: ArticleElement) {
    guard let address = element.address, address.isWeb || address.scheme == "mailto" else {
      element.children.forEach { add($0) }
      return
    }
    wrap(element, "<a href=\"\(HTML.escape(address.text))\">", "</a>")
  }

  private mutating func addImage(_ element: ArticleElement) {
    guard let address = element.address, address.isWeb else {
      return
    }
    html +=
      "<img src=\"\(HTML.escape(address.text))\" alt=\"\(HTML.escape(element.words))\" loading=\"lazy\">"
  }
}
