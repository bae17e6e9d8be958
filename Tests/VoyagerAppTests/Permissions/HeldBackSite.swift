import Foundation
import VoyagerTesting

/// A site that does something by itself, on its page or in a frame of another site.
struct HeldBackSite {
  let pages: TestSite
  let address: String
  /// As what is remembered calls it.
  let origin: String
  let name = "localhost"

  init(_ probe: HeldBackProbe, _ part: PermissionProbe.Part) throws {
    pages = try TestSite()
    pages.page("/opened", "<p>Opened</p>")
    pages.server.on("/tone.wav") { _ in .tone }
    pages.page(
      "/acts",
      """
      <script>
      function act() { \(probe.script) }
      addEventListener('load', act)
      </script>
      <button class=all onclick='act()'>Act</button>
      """)
    pages.page("/holds", "<iframe class=all src='\(pages.address("/acts"))' allow='autoplay'></iframe>")
    origin = pages.namedAddress("")
    address = pages.namedAddress(part == .page ? "/acts" : "/holds")
  }

  /// How often what acts was drawn.
  var shown: Int { pages.reports.count { $0 == "shown /acts" } }

  /// How often what the page did was answered so.
  func count(_ answer: PermissionProbe.Answer) -> Int {
    pages.reports.count { $0 == answer.rawValue }
  }
}
