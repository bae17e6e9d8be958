/// The opening tags of a small XML document, each with the text behind it.
///
/// It reads what is well formed, and from anything else what it can; it never follows what a document declares.
struct MarkupTags {
  struct Tag: Hashable {
    /// Without a prefix such as `os:`.
    var name: String
    var attributes: [String: String] = [:]
    /// Up to the next tag.
    var text = ""
  }

  private(set) var tags: [Tag] = []

  init(_ document: String) {
    var rest = document[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      if rest.hasPrefix("!--") {
        rest = rest.firstRange(of: "-->").map { rest[$0.upperBound...] } ?? rest[rest.endIndex...]
        continue
      }
      guard let end = Self.end(of: rest) else { return }
      let inside = rest[..<end]
      rest = rest[rest.index(after: end)...]
      guard let first = inside.first, first.isLetter else { continue }
      var tag = Self.tag(inside)
      tag.text = Self.plain(String(rest.prefix { $0 != "<" }))
      tags.append(tag)
    }
  }

  /// Where a tag ends, which is not within quotation marks.
  private static func end(of text: Substring) -> Substring.Index? {
    var quote: Character?
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == ">" {
        return index
      }
    }
    return nil
  }

  private static func tag(_ inside: Substring) -> Tag {
    let name = inside.prefix { !$0.isWhitespace && $0 != "/" }
    var tag = Tag(name: name.split(separator: ":").last.map(String.init) ?? "")
    var rest = inside[name.endIndex...]
    while let equals = rest.firstIndex(of: "=") {
      let key = rest[..<equals].split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
      let value = rest[rest.index(after: equals)...].drop(while: \.isWhitespace)
      guard let quote = value.first, quote == "\"" || quote == "'",
        let end = value.dropFirst().firstIndex(of: quote)
      else { break }
      tag.attributes[key] = plain(String(value.dropFirst()[..<end]))
      rest = value[value.index(after: end)...]
    }
    return tag
  }

  private static func plain(_ text: String) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#38;", "&"), ("&#x26;", "&")]
      .reduce(text) { $0.replacing($1.0, with: $1.1) }.replacing("&amp;", with: "&")
  }
}
