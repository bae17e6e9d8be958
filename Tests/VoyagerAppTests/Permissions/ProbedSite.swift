import Foundation
import VoyagerTesting

/// A site that asks for one permission, on its page or in a frame of another site.
struct ProbedSite {
  let pages: TestSite
  /// Where the person was before.
  let visited: String
  /// What asks.
  let address: String
  /// Whose name the question bears.
  let name: String
  /// The part that may be asking, in the words of the question.
  let doubt: String?
  /// As what is remembered calls the site in front and the part that asks.
  let site: String
  let asker: String

  /// How often what asks was ready to.
  var shown: Int { pages.reports.count { $0 == "shown /asks" } }

  private static let lent = "geolocation; clipboard-read; camera; microphone; display-capture"

  init(_ probe: PermissionProbe, _ part: PermissionProbe.Part) throws {
    pages = try TestSite()
    pages.page("/visited", "<button class=all onclick=\"tell('acted')\">Here</button>")
    pages.page(
      "/asks",
      """
      <script>
      function ask() { \(probe.script) }
      for (const name of ['camera', 'microphone']) {
        navigator.permissions.query({name}).then(status => tell(name + ' ' + status.state))
      }
      </script>
      <button class=all onclick='ask()'>Ask</button>
      """)
    let port = pages.server.port
    for name in ["free", "more"] {
      pages.server.on("/\(name)") { _ in .attachment(named: "\(name)-\(port).bin", .whole(Data("whole".utf8)))
      }
    }
    let frame = pages.address("/asks")
    pages.page(
      "/holds", "<iframe class=all src='\(frame)' allow='\(Self.lent)'></iframe>")
    visited = pages.address("/visited")
    let origin = pages.namedAddress("")
    site = origin
    switch part {
    case .page:
      address = pages.namedAddress("/asks")
      name = "localhost"
      asker = origin
      doubt = nil
    case .frameOfAnotherSite:
      address = pages.namedAddress("/holds")
      name = probe.naming == .frame ? "127.0.0.1" : "localhost"
      asker = probe.naming == .frame ? "https://127.0.0.1" : origin
      doubt =
        switch probe.naming {
        case .pageThatMayLend: "It may also be a part of the page that asks, from 127.0.0.1."
        case .page: nil
        case .frame: "It is a part of the page from localhost."
        }
    }
  }
}
