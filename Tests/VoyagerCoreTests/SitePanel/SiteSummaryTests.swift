import Testing

@testable import VoyagerCore

@Suite("What the panel of a site says")
struct SiteSummaryTests {
  private func summary(_ address: String, _ security: ConnectionSecurity, _ events: SurfaceEvent...)
    -> SiteSummary
  {
    var status = TabStatus()
    status.apply(.loadCommitted(Address(address), security))
    events.forEach { status.apply($0) }
    return SiteSummary(of: status, dataSite: "news.example")
  }

  @Test(
    "A title and a meaning for each way a page can come",
    arguments: [
      ("https://news.example/", ConnectionSecurity.secure, "Secure connection", true),
      ("https://news.example/", .excepted, "Not secure", true),
      ("https://news.example/", .mixed, "Parts of this page are not secure", true),
      ("http://news.example/", .insecure, "Not secure", true),
      ("http://localhost/", .insecure, "A page of this computer", false),
      ("file:///a", .local, "A page of this computer", false),
    ])
  func words(_ address: String, _ security: ConnectionSecurity, _ title: String, _ hasMeaning: Bool) {
    let summary = summary(address, security)
    #expect(summary.connectionTitle == title)
    #expect((summary.connectionMeaning != nil) == hasMeaning)
  }

  @Test("A page of the web has a name, a place for permissions and its server's certificate")
  func web() {
    let summary = summary("https://news.example/today", .secure, .certificateReceived(.sample()))
    #expect(summary.name == "news.example")
    #expect(summary.place?.site == "https://news.example")
    #expect(summary.place?.isOfPart == false)
    #expect(!summary.certificate.isEmpty)
    #expect(summary.dataSite == "news.example")
    #expect(self.summary("https://mail.news.example/", .secure).dataName == "news.example")
  }

  @Test("A page on its way has neither data nor permissions nor a certificate: they may be another site's")
  func onItsWay() {
    var status = TabStatus()
    status.apply(.loadCommitted(Address("https://news.example/"), .secure))
    status.apply(.certificateReceived(.sample()))
    let bank = Address("https://bank.example/")
    status.expect(PendingLoad(address: bank, asked: bank))
    let summary = SiteSummary(of: status, dataSite: "news.example")
    #expect(summary.name == "bank.example")
    #expect(summary.connection == .onItsWay)
    #expect(summary.place == nil && summary.dataSite == nil && summary.certificate.isEmpty)
  }

  @Test("A page that failed has no permissions to change")
  func failed() {
    let failure = LoadFailure(
      address: Address("https://news.example/"), reason: .timedOut, technical: "")
    #expect(summary("https://news.example/", .secure, .loadFailed(failure)).place == nil)
  }
}
