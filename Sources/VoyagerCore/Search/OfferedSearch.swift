import Foundation

/// The search that the page in front offers, as a site says it in its page.
@MainActor
public struct OfferedSearch {
  private static let script = """
    (() => {
      const link = document.head?.querySelector(
        'link[rel~="search"][type="application/opensearchdescription+xml"][href]')
      return link ? link.href : null
    })()
    """
  private static let limits = FetchLimits(bytes: OpenSearchDescription.longest, time: .seconds(5))

  public let engine: SearchEngine

  /// Where the words would be sent, which the site's own name for its search may not say.
  public var host: String {
    SearchEngine.host(of: engine.template).map(AddressDisplay.name) ?? engine.template
  }

  /// Asks the page, and its site for what the page names.
  ///
  /// - Returns: `nil` where there is none, or where the person has it already.
  public static func find(in tab: TabModel, _ services: BrowserServices) async -> OfferedSearch? {
    let page = tab.status.shownAddress
    guard page.isWeb, let answer = try? await tab.surface?.evaluate(script),
      let text = try? JSONDecoder().decode(String.self, from: Data(answer.utf8))
    else {
      return nil
    }
    let address = Address(text)
    guard address.isWeb, address.scheme == "https" || page.scheme == "http",
      let document = try? await services.engine.fetch(
        address, limits: limits, through: services.identities.proxy(of: tab.identity.id)),
      let description = OpenSearchDescription(document, from: page),
      !services.settings.settings.searchEngines.contains(where: { $0.template == description.engine.template }
      )
    else {
      return nil
    }
    return OfferedSearch(engine: description.engine)
  }

  /// Adds it to the searches that the person can choose.
  public func add(to settings: SettingsModel) {
    settings.update { $0.addOffered(engine) }
  }
}
