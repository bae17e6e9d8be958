/// The lists of the start page as HTML.
///
/// Everything that comes in is escaped here.
struct StartPageBody {
  let content: StartPageContent

  var html: String {
    let parts =
      [
        undo, tiles("Shortcuts", content.pinned, Self.unpin),
        tiles("Most Visited", content.mostVisited, Self.pin),
      ]
      + content.sections.map(links)
    return parts.compactMap(\.self).joined(separator: "\n")
  }

  private var undo: String? {
    content.undo.map { sentence in
      "<div class=\"undo\" role=\"status\"><span dir=\"auto\">\(HTML.escape(sentence))</span>"
        + Self.link("Undo", .undo, name: nil, isFocused: true) + "</div>"
    }
  }

  private func tiles(
    _ title: String, _ tiles: [StartTile], _ actions: (StartTile) -> String
  ) -> String? {
    guard !tiles.isEmpty else { return nil }
    let items = tiles.map { tile in
      "<li class=\"tile\">\(self.tile(tile))<nav>\(actions(tile))</nav></li>"
    }
    return Self.section(title, "<ul class=\"grid\">\(items.joined(separator: "\n"))</ul>")
  }

  private func links(_ section: StartSection) -> String? {
    let links = section.links.filter(\.address.isWeb)
    guard !links.isEmpty else { return nil }
    let items = links.map { link in
      "<li><a href=\"\(HTML.escape(Self.target(of: link)))\">\(icon(of: link))"
        + "<span dir=\"auto\">\(Self.line(link.name))</span>\(Self.note(of: link))</a></li>"
    }
    return Self.section(section.title, "<ul class=\"links\">\(items.joined(separator: "\n"))</ul>")
  }

  private static func target(of link: StartTile) -> String {
    (link.account.map { InternalLink.start(.account($0)).address } ?? link.address).text
  }

  private static func note(of link: StartTile) -> String {
    link.note.isEmpty ? "" : "<span class=\"note\" dir=\"auto\">\(line(link.note))</span>"
  }

  private static func section(_ title: String, _ list: String) -> String {
    "<section aria-label=\"\(HTML.escape(title))\"><h2>\(HTML.escape(title))</h2>\n\(list)</section>"
  }

  private func tile(_ tile: StartTile) -> String {
    """
    <a href="\(HTML.escape(tile.address.text))">\(view(of: tile))<span class="words">\
    <span dir="auto">\(Self.line(tile.name))</span>\
    <span class="site">\(Self.line(tile.address.siteName))</span></span></a>
    """
  }

  /// How the page looked, else the site's icon, else the first letter of its name.
  private func view(of tile: StartTile) -> String {
    let picture = content.pictures[tile.address]
    if let thumbnail = picture?.thumbnail {
      return
        "<span class=\"view\"><img class=\"page\" alt=\"\" src=\"\(HTML.escape(thumbnail.text))\"></span>"
    }
    let site = tile.address.startPageSite ?? ""
    let mark =
      picture?.icon == nil
      ? "<span class=\"letter\">\(HTML.escape(Self.letter(site)))</span>" : icon(of: tile)
    return "<span class=\"view\" aria-hidden=\"true\" style=\"--hue:\(Self.hue(site))\">\(mark)</span>"
  }

  private func icon(of tile: StartTile) -> String {
    guard let icon = content.pictures[tile.address]?.icon else { return "" }
    return "<img class=\"icon\" alt=\"\" src=\"\(HTML.escape(icon.text))\">"
  }

  private static func pin(_ tile: StartTile) -> String {
    link("Pin", .pin(tile.address), name: tile.name) + link("Remove", .remove(tile.address), name: tile.name)
  }

  private static func unpin(_ tile: StartTile) -> String {
    link("Unpin", .unpin(tile.address), name: tile.name)
  }

  /// - Parameter name: What it is done to, for those who hear one link at a time.
  private static func link(
    _ title: String, _ action: StartAction, name: String?, isFocused: Bool = false
  ) -> String {
    let label = name.map { " aria-label=\"\(title) “\(line($0))”\"" } ?? ""
    let focus = isFocused ? " autofocus" : ""
    return "<a\(label)\(focus) href=\"\(HTML.escape(InternalLink.start(action).address.text))\">\(title)</a>"
  }

  private static func line(_ text: String) -> String {
    HTML.escape(String(text.prefix(200)))
  }

  private static func letter(_ site: String) -> String {
    AddressDisplay.name(site).first { $0.isLetter || $0.isNumber }.map { String($0).uppercased() } ?? "•"
  }

  /// The same colour for the same site, in every run.
  private static func hue(_ site: String) -> Int {
    Int(site.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 } % 360)
  }
}
