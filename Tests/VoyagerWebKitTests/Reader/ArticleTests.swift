import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

extension WebKitTests {
  @MainActor @Suite("Articles of pages")
  struct ArticleTests {
    struct Form: Sendable, CustomTestStringConvertible {
      let name: String
      var precision = 0.99
      var isOffered = true
      var images = 0
      var isRightToLeft = false

      var testDescription: String { name }
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Pages")

    /// What a page marks as its article, for this test alone.
    private static let marked = """
      (() => {
        const copy = document.documentElement.cloneNode(true)
        copy.querySelectorAll('[data-skip]').forEach(element => element.remove())
        copy.querySelectorAll('br').forEach(element => element.replaceWith(' '))
        copy.querySelectorAll('td, th, caption').forEach(element => element.append(' '))
        return [...copy.querySelectorAll('[data-keep]')].map(element => element.textContent).join(' ')
      })()
      """

    @Test(
      "All words of an article are kept and hardly any other, whatever form its page has",
      arguments: [
        Form(name: "news", images: 1), Form(name: "blog"), Form(name: "wiki"), Form(name: "documentation"),
        // Names and dates of the writers are kept.
        Form(name: "forum", precision: 0.9, isOffered: false),
        Form(name: "two-columns"), Form(name: "lazy-images", images: 5),
        Form(name: "right-to-left", isRightToLeft: true), Form(name: "chinese"),
        Form(name: "old-tables", isOffered: false), Form(name: "form-wrapped"),
      ])
    func keepsTheWords(form: Form) async throws {
      let (surface, stage) = try await open(form.name)
      let article = try #require(await Article.read(try surface.evaluate(ArticleScript.extraction)))
      let answer = try #require(try await surface.evaluate(Self.marked))
      let wanted = Words(try JSONDecoder().decode(String.self, from: Data(answer.utf8)))
      let kept = Words(article.text)
      let both = wanted.shared(with: kept)
      #expect(wanted.count > 100)
      #expect(Double(both) / Double(wanted.count) >= 0.99, "Words are missing.")
      #expect(Double(both) / Double(kept.count) >= form.precision, "Words are too many.")
      #expect(article.isRightToLeft == form.isRightToLeft && !article.title.isEmpty)
      let page = ArticleHTML(article.content).html
      #expect(page.matches(of: #/<img src="http/#).count == form.images)
      let offer = try await surface.evaluate(ArticleScript.probe)
      #expect(offer == "\(form.isOffered)")
      withExtendedLifetime(stage) {}
    }

    @Test("A page without an article has none", arguments: ["search-form", "link-list"])
    func none(name: String) async throws {
      let (surface, stage) = try await open(name)
      let answer = try await surface.evaluate(ArticleScript.extraction)
      let offer = try await surface.evaluate(ArticleScript.probe)
      #expect(answer == "null" && offer == "false")
      withExtendedLifetime(stage) {}
    }

    @Test("A page that gets in the script's way has no article, or one")
    func hostile() async throws {
      let words = String(repeating: "Words, and some more of them, again. ", count: 12)
      let stage = try Stage()
      stage.server.page(
        "/a",
        """
        <script>Element.prototype.getAttribute = () => { throw 1 }; JSON.stringify = () => '{}'
        Array.prototype.flatMap = () => []</script>
        <form name=title><input name=childNodes><input name=parentElement></form><img name=querySelector>
        <img name=querySelectorAll><img name=body><article><p>\(words)<p>\(words)
        """)
      stage.server.page("/deep", String(repeating: "<div>", count: 400) + "<p>\(words)<p>\(words)")
      let (surface, page) = stage.open()
      for path in ["/a", "/deep"] {
        try await stage.load(path, in: surface, page)
        let article = await Article.read(try? surface.evaluate(ArticleScript.extraction))
        #expect(article == nil || article?.text.contains("and some more") == true)
      }
    }

    private func open(_ name: String) async throws -> (any EngineSurface, Stage) {
      let stage = try Stage()
      let html = try String(
        contentsOf: Self.folder.appendingPathComponent("\(name).html"), encoding: .utf8)
      stage.server.page("/\(name)", html)
      let (surface, page) = stage.open()
      try await stage.show(surface)
      try await stage.load("/\(name)", in: surface, page)
      return (surface, stage)
    }
  }
}
