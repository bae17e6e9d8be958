/// Puts a page of the parent's together.
///
/// Everything that comes in is escaped here.
struct PageTemplate {
  /// A link that looks like a button.
  struct Button {
    let title: String
    let address: Address
  }

  /// What may be done at the person's own risk, kept out of the way of a quick click.
  struct LastResort {
    let sentence: String
    let buttons: [Button]
  }

  /// What happened, also the title.
  var heading: String
  /// What to do, and whatever else the person should know.
  var paragraphs: [String] = []
  var points: [String] = []
  /// The safe one first.
  var buttons: [Button] = []
  /// Technical words, one a line.
  var details: [String] = []
  /// Below them.
  var facts: [CertificateFact] = []
  /// At the end of the details.
  var lastResort: LastResort?
  /// At the very end: HTML in which everything is escaped already.
  var content = ""
  var style = Style.message

  enum Style: String {
    case message
    case start
    case tiles
  }

  var page: InternalPage {
    InternalPage(
      html: """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(policy)">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="referrer" content="no-referrer">
        <meta name="color-scheme" content="light dark">
        <title>\(HTML.escape(heading))</title>
        <style>\(PageStyle.sheet)\(style == .tiles ? StartPageStyle.sheet : "")</style>
        </head>
        <body class="\(style.rawValue)">
        <main>
        <h1>\(HTML.escape(heading))</h1>
        \(body)
        </main>
        </body>
        </html>

        """)
  }

  private var policy: String {
    let pictures = style == .tiles ? "img-src \(Address.internalScheme):; " : ""
    return "default-src 'none'; style-src 'unsafe-inline'; \(pictures)base-uri 'none'; form-action 'none'"
  }

  private var body: String {
    var lines = paragraphs.prefix(1).map { "<p>\(HTML.escape($0))</p>" }
    if !points.isEmpty {
      lines.append("<ul>" + points.map { "<li>\(HTML.escape($0))</li>" }.joined() + "</ul>")
    }
    lines += paragraphs.dropFirst().map { "<p class=\"quiet\">\(HTML.escape($0))</p>" }
    if !buttons.isEmpty {
      lines.append(
        "<nav>" + buttons.enumerated().map { Self.link($1, isDefault: $0 == 0) }.joined() + "</nav>")
    }
    let folded = folded
    if !folded.isEmpty {
      lines.append("<details><summary>Details</summary>\(folded)</details>")
    }
    if !content.isEmpty {
      lines.append(content)
    }
    return lines.joined(separator: "\n")
  }

  private var folded: String {
    var text = details.map { "<p dir=\"auto\">\(HTML.escape($0))</p>" }.joined()
    if !facts.isEmpty {
      let list = facts.map {
        "<dt>\(HTML.escape($0.name))</dt><dd dir=\"auto\">\(HTML.escape($0.text))</dd>"
      }
      text += "<dl>\(list.joined())</dl>"
    }
    if let lastResort {
      let links = lastResort.buttons.map { "<p>\(Self.link($0, isDefault: false))</p>" }
      text += "<p>\(HTML.escape(lastResort.sentence))</p>\(links.joined())"
    }
    return text
  }

  private static func link(_ button: Button, isDefault: Bool) -> String {
    let look = isDefault ? " class=\"default\"" : ""
    return "<a\(look) href=\"\(HTML.escape(button.address.text))\">\(HTML.escape(button.title))</a>"
  }
}
