import Foundation

extension SearchEngine {
  /// Those that a person can choose without knowing an address.
  public static let wellKnown = [
    standard,
    SearchEngine(name: "Bing", template: "https://www.bing.com/search?q=%s"),
    SearchEngine(name: "Ecosia", template: "https://www.ecosia.org/search?q=%s"),
    SearchEngine(name: "Google", template: "https://www.google.com/search?q=%s"),
    SearchEngine(name: "Startpage", template: "https://www.startpage.com/sp/search?query=%s"),
  ]

  /// A site that the person named, called by its host.
  ///
  /// - Parameter template: An `https` or `http` address with `%s` in it; else there is no engine.
  public init?(template: String) {
    let filled = SearchEngine(name: "", template: template).address(for: "a").text
    guard template.contains("%s"), let parts = URLComponents(string: filled),
      let host = parts.host, !host.isEmpty, ["https", "http"].contains(parts.scheme?.lowercased())
    else { return nil }
    self.init(name: host, template: template)
  }
}
