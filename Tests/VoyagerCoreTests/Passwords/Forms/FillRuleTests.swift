import Testing

@testable import VoyagerCore

@MainActor @Suite struct FillRuleTests {
  struct Row: Sendable {
    var page = "https://news.example/in"
    var security = ConnectionSecurity.secure
    var origin = "https://news.example"
    var target: String? = "https://news.example/go"
    var identity = Identity.standard
    let verdict: FillRule.Verdict
  }

  nonisolated static let rows: [Row] = [
    Row(verdict: .byItself),
    Row(target: nil, verdict: .byItself),
    Row(target: "https://login.news.example/", verdict: .byItself),
    Row(target: "https://evil.example/", verdict: .onAsk),
    Row(target: "http://news.example/go", verdict: .nothing),
    Row(target: "javascript:go()", verdict: .onAsk),
    Row(origin: "null", verdict: .nothing),
    Row(origin: "https://evil.example", verdict: .nothing),
    Row(origin: "https://news.example:444", verdict: .nothing),
    Row(origin: "https://sub.news.example", verdict: .nothing),
    Row(page: "about:blank", origin: "https://news.example", verdict: .nothing),
    Row(security: .excepted, verdict: .onAsk),
    Row(security: .mixed, verdict: .onAsk),
    Row(
      page: "http://news.example/", security: .insecure, origin: "http://news.example",
      target: "http://news.example/", verdict: .onAsk),
    Row(
      page: "http://127.0.0.1:8000/", security: .insecure, origin: "http://127.0.0.1:8000", target: nil,
      verdict: .byItself),
    Row(identity: .privateBrowsing(), verdict: .onAsk),
    Row(identity: .automation(), verdict: .nothing),
  ]

  @Test("Who gets what is saved, and whether without being asked", arguments: rows)
  func rule(_ row: Row) {
    var status = TabStatus()
    status.apply(.loadStarted(Address(row.page)))
    status.apply(.loadCommitted(Address(row.page), row.security))
    let form = PageForm(
      .found, origin: row.origin, target: row.target.map { Address($0) },
      fields: FormReadingTests.fields("user *pass"))
    let verdict = FillRule.verdict(for: form, in: status, of: row.identity, domain: "news.example")
    #expect(verdict == row.verdict)
  }

  @Test("While another site loads, the document in front is still the one before")
  func loading() {
    var status = TabStatus()
    status.apply(.loadStarted(Address("https://evil.example/")))
    status.apply(.loadCommitted(Address("https://evil.example/"), .secure))
    status.apply(.loadStarted(Address("https://bank.example/")))
    let fields = FormReadingTests.fields("user *pass")
    let form = PageForm(.found, origin: "https://bank.example", fields: fields)
    #expect(FillRule.verdict(for: form, in: status, of: .standard, domain: "bank.example") == .nothing)
  }
}
