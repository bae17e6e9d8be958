import Foundation

/// The page that shows an article alone.
enum ReaderPage {
  /// What keeps the sizes of articles apart from those of sites.
  static let site = "\(Address.internalScheme):reader"
  private static let start = "\(site)/"

  /// - Parameter article: Where it comes from, which the tab shows as its address.
  static func address(_ id: ArticleID, of article: Address) -> Address {
    Address(
      start + id.rawValue.uuidString.lowercased() + "/"
        + PercentEncoding.encode(article.text, isAllowed: \.isUnreserved))
  }

  private static func parts(of address: Address) -> (id: ArticleID, article: Address)? {
    guard address.text.hasPrefix(start) else {
      return nil
    }
    let parts = address.text.dropFirst(start.count).split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let id = ArticleID(String(parts[0])) else {
      return nil
    }
    let article = Address(PercentEncoding.decode(String(parts[1])))
    return article.isWeb || article.isFile ? (id, article) : nil
  }

  /// The article that an address stands for, if it does.
  static func id(of address: Address) -> ArticleID? { parts(of: address)?.id }

  /// Where the article of a page of this kind comes from.
  static func article(at address: Address) -> Address? { parts(of: address)?.article }

  static func page(_ shown: ShownArticle, look: ReaderLook) -> InternalPage {
    let article = shown.article
    let language = LanguageTag(article.language)?.text ?? ""
    let direction = article.isRightToLeft ? "rtl" : "ltr"
    return InternalPage(
      html: """
        <!DOCTYPE html>
        <html lang="en" class="\(classes(look))">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
        img-src http: https:; base-uri 'none'; form-action 'none'">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="referrer" content="no-referrer">
        <title>\(HTML.escape(article.title))</title>
        <style>\(ReaderStyle.sheet(look))</style>
        </head>
        <body>
        \(ReaderTools(look: look, isOpen: shown.isLookOpen).html)
        <main lang="\(HTML.escape(language))" dir="\(direction)">
        <header lang="en" dir="auto">
        <p class="site"><a href="\(HTML.escape(shown.address.text))">\(HTML.escape(shown.address.siteName))</a></p>
        <h1 dir="auto">\(HTML.escape(article.title))</h1>
        <p class="about">\(about(article))</p>
        </header>
        \(ArticleHTML(article.content).html)
        </main>
        </body>
        </html>

        """)
  }

  private static let gone =
    "Open the page itself and show its reader view again. An article is kept for one run only."

  /// What shows in place of an article that is no more.
  static func lost(at address: Address) -> InternalPage {
    let article = article(at: address)
    return PageTemplate(
      heading: "This article is not here any more",
      paragraphs: [gone],
      buttons: article.flatMap { $0.isWeb ? PageTemplate.Button(title: "Open the Page", address: $0) : nil }
        .map { [$0] } ?? []
    ).page
  }

  private static func about(_ article: Article) -> String {
    let minutes = article.minutes
    let time = minutes == 1 ? "1 minute to read" : "\(minutes) minutes to read"
    return [article.byline, article.published, time].filter { !$0.isEmpty }
      .map { "<span dir=\"auto\">\(HTML.escape($0))</span>" }.joined(separator: " · ")
  }

  private static func classes(_ look: ReaderLook) -> String {
    "\(look.font.rawValue) \(look.width.rawValue) \(look.colors.rawValue)"
  }
}
