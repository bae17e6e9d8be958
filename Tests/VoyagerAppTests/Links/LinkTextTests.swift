import Foundation
import Testing
import VoyagerTesting

extension AppTests {
  @Suite("Links in pages")
  struct LinkTextTests {
    @Test("The pointer over a mail link shows all recipients and nothing of the query")
    func namesRecipients() async throws {
      let site = try TestSite()
      site.page("/mail", "<a class=all href='mailto:a@x.org,b@x.org?cc=c@x.org&subject=Hello'>Write</a>")
      try await VoyagerProcess.run { voyager in
        _ = try await voyager.window()
        try await voyager.open("/mail", of: site)
        try await Pointer.move(to: voyager.screenFrame(of: voyager.page()).center)
        _ = try await voyager.tree.find(.label, named: "Email to a@x.org, b@x.org and c@x.org")
      }
    }

    @Test("A link full of signs that a shell reads opens exactly, in a private window too")
    func opensExactly() async throws {
      let site = try TestSite()
      let link = "/it's?a=%22b%20c%22&$(touch%20x);`y`"
      site.page("/here", #"<a class=all href="\#(link)">Link</a>"#)
      site.server.page("/it's", LinkPages.html)
      try await VoyagerProcess.run { voyager in
        _ = try await voyager.window()
        try await voyager.open("/here", of: site)
        try await voyager.choose("Open Link in Private Window", onPageOf: "/here")
        let address = site.address(link)
        try await voyager.tree.waitForTabs([address], inFront: "\(address) — Private")
        #expect(site.server.requests(for: "/it's").map(\.query) == ["a=%22b%20c%22&$(touch%20x);`y`"])
      }
    }
  }
}
