import CDesktop
import Foundation
import GTK
import Testing
import VoyagerCore
import VoyagerTesting
import VoyagerWebKit

extension WebKitTests {
  @MainActor @Suite("What holds for all pages")
  struct PagePreferencesTests {
    @Test("Languages reach servers, open pages and new ones at once")
    func languages() async throws {
      let stage = try Stage()
      stage.server.on("/page") { request in
        .html(
          """
          <script>
          const tell = () => document.title = '\(request.headers["accept-language"] ?? "") ' + navigator.languages
          tell(); addEventListener('languagechange', tell)
          </script>
          """)
      }
      stage.engine.apply(preferences { $0.languages = ["de-DE", "fr"].compactMap(LanguageTag.init) })
      let (surface, page) = stage.open()
      try await stage.load("/page", in: surface, page)
      try await eventually("German before French, not \(page.titles)") {
        // To pages WebKit names only the best one.
        page.titles.last?.hasPrefix("de-DE,fr;q=") == true && page.titles.last?.hasSuffix(" de-DE") == true
      }
      stage.engine.apply(preferences { $0.languages = ["nl"].compactMap(LanguageTag.init) })
      try await eventually("the open page knows, not \(page.titles)") {
        page.titles.last?.hasSuffix(" nl") == true
      }
      try await stage.load("/page", in: surface, page)
      try await eventually("the server knows, not \(page.titles)") { page.titles.last == "nl nl" }
      stage.engine.apply(PagePreferences())
      try await eventually("the system's again, not \(page.titles)") {
        page.titles.last?.hasSuffix("en-US") == true
      }
    }

    @Test(
      "Words are checked in languages of their own, or in those of the pages",
      .enabled(if: FileManager.default.fileExists(atPath: "/usr/share/hunspell/en_US.dic")))
    func spelling() throws {
      let stage = try Stage()
      let (surface, _) = stage.open()
      let view = try #require(surface.view as? Widget)
      let context = webkit_web_view_get_context(view.typed())
      let german = preferences { $0.languages = ["de-DE"].compactMap(LanguageTag.init) }
      stage.engine.apply(german)
      #expect(Self.checked(in: context) != ["en_US"])
      var english = german
      english.spellingLanguages = ["en-US"].compactMap(LanguageTag.init)
      stage.engine.apply(english)
      #expect(Self.checked(in: context) == ["en_US"])
    }

    /// Those of the chosen languages that a dictionary is there for.
    private static func checked(in context: OpaquePointer?) -> [String] {
      var next = webkit_web_context_get_spell_checking_languages(context)
      var languages: [String] = []
      while let language = next?.pointee {
        languages.append(String(cString: language))
        next = next?.advanced(by: 1)
      }
      return languages
    }

    @Test("A style holds for its site alone, at once in every page, and goes at once")
    func styles() async throws {
      let stage = try Stage()
      let script = """
        <p id=p>a<script>setInterval(() => document.title = getComputedStyle(p).color, 20)</script>
        """
      stage.server.page("/page", "<style>p { color: rgb(9, 9, 9) }</style>" + script)
      let (surface, page) = stage.open()
      let (other, otherPage) = stage.open()
      try await stage.load("/page", in: surface, page)
      _ = try await stage.visit(stage.server.namedAddress("/page"), on: other, otherPage)
      try await eventually("as the site says") { page.titles.last == "rgb(9, 9, 9)" }
      let green = SiteStyle(site: "127.0.0.1", text: "p { color: rgb(0, 99, 0) !important }")
      let blue = SiteStyle(site: "localhost", text: "p { color: rgb(0, 0, 99) !important }")
      stage.engine.apply(preferences { $0.styles = [green, blue].compactMap(\.self) })
      try await eventually("green, not \(page.titles)") { page.titles.last == "rgb(0, 99, 0)" }
      try await eventually("blue, not \(otherPage.titles)") { otherPage.titles.last == "rgb(0, 0, 99)" }
      let (third, thirdPage) = stage.open()
      try await stage.load("/page", in: third, thirdPage)
      try await eventually("a later page too") { thirdPage.titles.last == "rgb(0, 99, 0)" }
      var off = green
      off?.isOn = false
      stage.engine.apply(preferences { $0.styles = [off].compactMap(\.self) })
      for page in [page, otherPage, thirdPage] {
        try await eventually("as the site says again") { page.titles.last == "rgb(9, 9, 9)" }
      }
    }

    @Test("Sizes of letters change an open page at once, and go back")
    func sizes() async throws {
      let stage = try Stage()
      stage.server.page(
        "/page",
        """
        <p>a<p style="font-size: 4px">a<pre>a</pre>
        <script>setInterval(() => document.title =
          [...document.querySelectorAll('p, pre')].map(element => getComputedStyle(element).fontSize), 20)</script>
        """)
      let (surface, page) = stage.open()
      try await stage.load("/page", in: surface, page)
      try await eventually("the usual sizes, not \(page.titles)") { page.titles.last == "16px,4px,13px" }
      stage.engine.apply(
        preferences {
          $0.fonts.size = 20
          $0.fonts.monospaceSize = 18
          $0.fonts.minimumSize = 11
        })
      try await eventually("the new sizes, not \(page.titles)") { page.titles.last == "20px,11px,18px" }
      stage.engine.apply(PagePreferences())
      try await eventually("the old sizes") { page.titles.last == "16px,4px,13px" }
    }

    @Test("A family of letters changes an open page at once, and goes back")
    func families() async throws {
      let stage = try Stage()
      stage.server.page(
        "/page",
        """
        <span style="font-family: serif">iiiiiiiiiimmmmmmmmmm</span>
        <script>setInterval(() => document.title =
          document.querySelector('span').getBoundingClientRect().width, 20)</script>
        """)
      let (surface, page) = stage.open()
      try await stage.load("/page", in: surface, page)
      try await eventually("a width") { page.titles.last != nil }
      let serif = page.titles.last
      stage.engine.apply(preferences { $0.fonts.serif = "monospace" })
      try await eventually("other letters") { page.titles.last != serif }
      stage.engine.apply(PagePreferences())
      try await eventually("the letters of before") { page.titles.last == serif }
    }

    @Test("A site inside another one keeps no cookies, unless the person wants it")
    func thirdParties() async throws {
      let stage = try Stage()
      stage.server.on("/inner") { request in
        var response = HTTPResponse.html(
          "<script>parent.postMessage('cookies: \(request.headers["cookie"] ?? "none")', '*')</script>")
        response.headers["Set-Cookie"] = "seen=1; Max-Age=999"
        return response
      }
      stage.server.page(
        "/outer",
        """
        <script>onmessage = event => document.title = `${event.data}|${performance.timeOrigin}`</script>
        <iframe src="\(stage.server.namedAddress("/inner"))"></iframe>
        """)
      stage.engine.apply(
        preferences {
          $0.preventsTracking = false
          $0.allowsThirdPartyCookies = true
        })
      /// What the inner page gets back in a store that is new: one that has a cookie already sends it.
      func told() async throws -> String? {
        let (surface, page) = stage.open(in: DataStore(identity: IdentityID(), location: .memory))
        for _ in 1...2 {
          page.forget()
          try await stage.load("/outer", in: surface, page)
          // A title that is the same as the one before is not told, so each has its page's time.
          try await eventually("the inner page") { page.titles.last?.hasPrefix("cookies") == true }
        }
        return page.titles.last?.split(separator: "|").first.map(String.init)
      }
      #expect(try await told() == "cookies: seen=1")
      stage.engine.apply(preferences { $0.preventsTracking = false })
      #expect(try await told() == "cookies: none")
      stage.engine.apply(preferences { $0.allowsThirdPartyCookies = true })
      #expect(try await told() == "cookies: none", "Prevented tracking takes them too.")
      stage.engine.apply(PagePreferences())
      #expect(try await told() == "cookies: none")
    }

    private func preferences(_ change: (inout PagePreferences) -> Void) -> PagePreferences {
      var preferences = PagePreferences()
      change(&preferences)
      return preferences
    }
  }
}
