import Foundation
import Testing

@testable import VoyagerCore

@MainActor @Suite struct IdentityRulesModelTests {
  let folder: TemporaryFolder
  let paths: VoyagerPaths
  let notices = NoticesModel()
  let identities: IdentitiesModel

  init() throws {
    folder = try TemporaryFolder()
    paths = VoyagerPaths(profile: folder.url)
    identities = IdentitiesModel(
      store: IdentityStore(url: paths.identitiesFile()), paths: paths, notices: notices)
  }

  private func model(_ use: IdentityRulesModel.Use = .followed) -> IdentityRulesModel {
    IdentityRulesModel(
      store: IdentityRulesStore(url: paths.identityRulesFile()), identities: identities, notices: notices,
      use: use, suffixes: KnownSuffixes(["org", "co.uk"]))
  }

  private func pattern(_ text: String) throws -> SitePattern { try #require(SitePattern(text)) }

  private func write(_ text: String) throws {
    try PrivateFolder(paths.config).make()
    try Data(text.utf8).write(to: paths.identityRulesFile())
  }

  @Test("Rules are there after a restart, and go with their identity")
  func restart() async throws {
    let work = try identities.create(named: "Work", color: .red)
    let home = try identities.create(named: "Home", color: .teal)
    let first = model()
    try first.add(pattern("*.work.example"), in: work)
    try first.add(pattern("mail.example"), in: home)
    first.confirm(first.rules[1])
    await first.finishSaving()
    let second = model()
    #expect(second.rules == first.rules)
    #expect(second.rules.map(\.pattern.text) == ["mail.example", "*.work.example"])
    #expect(second.rules.map(\.isConfirmed) == [false, true])

    try await identities.delete(work.id)
    #expect(model().rules.map(\.pattern.text) == ["mail.example"])
    second.forget(identity: work.id)
    await second.finishSaving()
    let text = try String(contentsOf: paths.identityRulesFile(), encoding: .utf8)
    #expect(!text.contains("work.example"))
  }

  @Test("A site belongs to one identity; a new rule for it is asked about again")
  func replaces() throws {
    let (work, home) = (
      try identities.create(named: "Work", color: .red), try identities.create(named: "Home", color: .teal)
    )
    let model = model()
    try model.add(pattern("mail.example"), in: work)
    model.confirm(model.rules[0])
    try model.add(pattern("mail.example"), in: work)
    #expect(model.rules.map(\.isConfirmed) == [true])
    let old = model.rules[0]
    try model.add(pattern("mail.example"), in: home)
    model.confirm(old)
    #expect(model.rules == [IdentityRule(try pattern("mail.example"), in: home.id)])
    model.remove(try pattern("mail.example"))
    #expect(model.rules.isEmpty)
  }

  @Test("Nothing belongs to an identity that leaves nothing, and no rule is for a domain of many")
  func refuses() throws {
    let model = model()
    for identity in [identities.privateBrowsing, identities.automation] {
      #expect(throws: IdentityRuleError.identityNotKept) {
        try model.add(pattern("mail.example"), in: identity)
      }
    }
    for domain in ["org", "co.uk"] {
      #expect(throws: IdentityRuleError.domainOfMany(domain)) {
        try model.add(pattern("*.\(domain)"), in: identities.standard)
      }
    }
    #expect(model.rules.isEmpty)
  }

  @Test(
    "The site of a page is its whole domain on the domain's front page, else its host",
    arguments: [
      ("https://example.org/a", "*.example.org"), ("http://www.example.org:8080/", "*.example.org"),
      ("https://mail.example.org/", "mail.example.org"), ("https://www.shop.co.uk/", "*.shop.co.uk"),
      ("http://127.0.0.1:99/", "127.0.0.1"), ("file:///etc/passwd", nil), ("voyager:start", nil),
    ])
  func site(_ address: String, _ pattern: String?) {
    #expect(model().pattern(forSiteOf: Address(address))?.text == pattern)
  }

  @Test(
    "A file that can't be understood is left alone, and this run has no rules",
    arguments: [
      "{\"version\": 9, \"rules\": []}", "{\"rules\": [{\"site\": \"*\", \"identity\": \"x\"}]}",
      "{\"rules\"",
      """
      {"rules": [
        {"site": "a.example", "identity": "11111111-1111-4111-8111-111111111111"},
        {"site": "A.example.", "identity": "22222222-2222-4222-8222-222222222222"}]}
      """,
    ])
  func unreadable(_ text: String) async throws {
    try write(text)
    let model = model()
    #expect(model.rules.isEmpty && !model.isSaving && model.problem != nil)
    try model.add(pattern("mail.example"), in: identities.standard)
    await model.finishSaving()
    #expect(try Data(contentsOf: paths.identityRulesFile()) == Data(text.utf8))
    #expect(notices.take().count == 1)
  }

  @Test("Only loads of the web go by rules, and never in an identity that leaves nothing")
  func places() throws {
    let work = try identities.create(named: "Work", color: .red)
    let model = model()
    try model.add(pattern("*.work.example"), in: work)
    let (main, mail) = (identities.standard, Address("http://mail.work.example:81/"))
    #expect(model.placement(of: mail, from: main) == .ask(model.rules[0], work))
    model.confirm(model.rules[0])
    #expect(model.placement(of: mail, from: main) == .other(work))
    for (address, identity) in [
      (mail, work), (mail, identities.privateBrowsing), (mail, identities.automation),
      (Address("ftp://work.example/"), main), (Address("https://work.example.org/"), main), (.start, main),
      (Address("voyager://work.example"), main),
    ] {
      #expect(model.placement(of: address, from: identity) == .here, "\(address.text)")
    }
    #expect(self.model(.managed).placement(of: mail, from: main) == .here)
  }
}
