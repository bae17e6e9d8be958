import VoyagerCore

/// Says what an address led to.
struct OpenPage: PageWork {
  private struct Report: Encodable {
    let title: String
    let address: String
    let status: Int?
    let security: String
  }

  func run(on page: ReadyPage) async throws -> String {
    let report = Report(
      title: PageScripts.text(of: try await page.surface.evaluate(PageScripts.title)),
      address: page.tab.status.address.text, status: page.surface.statusCode,
      security: Self.word(page.tab.status.security))
    guard !page.printsJSON else {
      return JSONText.of(report)
    }
    return """
      Title:    \(PlainText.line(report.title))
      Address:  \(PlainText.line(report.address))
      Status:   \(report.status.map { String($0) } ?? "none")
      Security: \(report.security)
      """
  }

  private static func word(_ security: ConnectionSecurity) -> String {
    switch security {
    case .local: "local"
    case .insecure: "insecure"
    case .secure: "secure"
    case .excepted: "excepted"
    case .mixed: "mixed"
    }
  }
}
