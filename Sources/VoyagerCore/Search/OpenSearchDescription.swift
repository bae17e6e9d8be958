import Foundation

/// What a site says about its search: a small document in XML.
struct OpenSearchDescription: Hashable, Sendable {
  /// A document that is longer is not read.
  static let longest = 64 * 1024
  private static let longestName = 40

  let engine: SearchEngine

  /// `nil` where it describes no search that an address can ask.
  ///
  /// A safe site's search must be safe too. Proposals are only taken where they are safe.
  ///
  /// - Parameter site: The page that named the document.
  init?(_ document: Data, from site: Address) {
    guard document.count <= Self.longest else { return nil }
    let tags = MarkupTags(String(decoding: document, as: UTF8.self)).tags
    func template(_ type: String) -> String? {
      let url = tags.first { tag in
        tag.name == "Url" && tag.attributes["type"] == type
          && (tag.attributes["method"] ?? "get").lowercased() == "get"
      }
      return url?.attributes["template"].map(Self.template)
    }
    guard let search = template("text/html"), let host = SearchEngine.host(of: search),
      Address(search).scheme == "https" || site.scheme == "http"
    else {
      return nil
    }
    let written = tags.first { $0.name == "ShortName" }.map { TabTitle.plain($0.text) } ?? ""
    let name = written.isEmpty ? host : String(written.prefix(Self.longestName))
    let keyword = SearchEngine.keyword(forName: name)
    let proposals = template("application/x-suggestions+json").flatMap { template in
      SearchEngine.host(of: template) != nil && Address(template).scheme == "https" ? template : nil
    }
    engine = SearchEngine(
      name: name, template: search, keyword: keyword.isEmpty ? nil : keyword, suggestions: proposals)
  }

  /// With `%s` for the words; what else a search could be told is left out.
  private static func template(_ written: String) -> String {
    var filled = ""
    var rest = written[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      filled += rest[..<start]
      switch rest[rest.index(after: start)..<end] {
      case "searchTerms", "searchTerms?": filled += "%s"
      case "inputEncoding", "inputEncoding?", "outputEncoding", "outputEncoding?": filled += "UTF-8"
      case "startPage", "startIndex": filled += "1"
      default: break
      }
      rest = rest[rest.index(after: end)...]
    }
    return filled + rest
  }
}
