import Foundation

extension SearchEngine {
  /// Those that a person can choose without knowing an address.
  public static let wellKnown = [
    standard,
    SearchEngine(
      name: "Bing", template: "https://www.bing.com/search?q=%s", keyword: "!b",
      suggestions: "https://api.bing.com/osjson.aspx?query=%s"),
    SearchEngine(
      name: "Ecosia", template: "https://www.ecosia.org/search?q=%s", keyword: "!e",
      suggestions: "https://ac.ecosia.org/?q=%s&type=list"),
    SearchEngine(
      name: "Google", template: "https://www.google.com/search?q=%s", keyword: "!g",
      suggestions: "https://www.google.com/complete/search?client=firefox&q=%s"),
    SearchEngine(
      name: "Startpage", template: "https://www.startpage.com/sp/search?query=%s", keyword: "!s",
      suggestions: "https://www.startpage.com/suggestions?q=%s&format=opensearch"),
    SearchEngine(
      name: "Wikipedia", template: "https://en.wikipedia.org/w/index.php?search=%s", keyword: "!w",
      suggestions: "https://en.wikipedia.org/w/api.php?action=opensearch&search=%s"),
  ]

  /// A site that the person named, called by its host.
  ///
  /// - Parameter template: An `https` or `http` address with `%s` in it; else there is no engine.
  public init?(template: String) {
    guard let host = Self.host(of: template) else { return nil }
    self.init(name: host, template: template)
  }

  /// The host that a template leads to, or `nil` where it is no address on the web with `%s` in it.
  static func host(of template: String) -> String? {
    let filled = SearchEngine(name: "", template: template).address(for: "a").text
    guard template.contains("%s"), let parts = URLComponents(string: filled),
      let host = parts.host, !host.isEmpty, ["https", "http"].contains(parts.scheme?.lowercased())
    else { return nil }
    return host
  }

  /// With what an older file did not say of one that is well known.
  var completed: SearchEngine {
    guard keyword == nil, suggestions == nil else { return self }
    return Self.wellKnown.first { $0.template == template && $0.name == name } ?? self
  }
}
