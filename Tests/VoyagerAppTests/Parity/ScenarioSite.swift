import Foundation
import VoyagerTesting

/// A site whose one page wants everything that a shell answers, and tells what it got.
struct ScenarioSite {
  let site: TestSite
  static let file = Data("a file for both shells".utf8)

  init() throws {
    site = try TestSite()
    let page = TestSite.document(titled: "Scenario", Self.script)
    site.server.on("/scenario") { request in
      request.credential == "dad:secret" ? .html(page) : .signIn(realm: "Family")
    }
    site.server.on("/file") { _ in .attachment(named: "both.txt", .whole(Self.file)) }
    site.page("/cookie", "<script>tell('cookie ' + document.cookie)</script>")
  }

  var address: String { site.address("/scenario") }

  /// What the page told, without what every page tells.
  var answers: [String] { site.reports.filter { !$0.hasPrefix("shown") } }

  /// What the server was sent to sign in.
  var credentials: [String?] { site.server.requests(for: "/scenario").map(\.credential) }

  // The download comes last, because it also ends what a terminal does with the page.
  private static let script = """
    <script>
    addEventListener('load', () => setTimeout(() => {
      document.cookie = 'seen=1; max-age=1000'
      alert('One')
      tell('alert')
      tell('confirm ' + confirm('Two'))
      tell('prompt ' + prompt('Three', 'me'))
      tell('popup ' + (open('/cookie') !== null))
      const done = answer => {
        tell('permission ' + answer)
        location = '/file'
        document.body.insertAdjacentHTML('beforeend', '<p id="done">Done')
      }
      navigator.geolocation.getCurrentPosition(() => done('yes'), error => done(error.code == 1 ? 'no' : 'yes'))
    }))
    </script>
    """
}
