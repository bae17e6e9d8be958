/// A part of an article that holds others.
struct ArticleElement: Hashable, Sendable {
  /// Those that an article can have; all others are only what is in them.
  enum Kind: String, Sendable {
    case paragraph = "p"
    case heading2 = "h2"
    case heading3 = "h3"
    case heading4 = "h4"
    case list = "ul"
    case numberedList = "ol"
    case item = "li"
    case terms = "dl"
    case term = "dt"
    case meaning = "dd"
    case quotation = "blockquote"
    case literal = "pre"
    case code
    case strong
    case emphasis = "em"
    case lower = "sub"
    case upper = "sup"
    case link = "a"
    case image = "img"
    case figure
    case caption = "figcaption"
    case table
    case tableCaption
    case row = "tr"
    case cell = "td"
    case headerCell = "th"
    case lineBreak = "br"
    case rule = "hr"
  }

  /// `nil` for one that is only what is in it.
  var kind: Kind?
  var children: [ArticleNode] = []
  /// Where a link leads, or from where an image comes.
  var address: Address?
  /// What an image shows, in words.
  var words = ""
  /// The first number of a list, or how many columns a cell has.
  var number: Int?

  var text: String {
    let inner = children.map(\.text).joined()
    switch kind {
    case .paragraph, .heading2, .heading3, .heading4, .item, .term, .meaning, .literal, .caption, .row,
      .tableCaption:
      return inner + "\n"
    case .cell, .headerCell: return inner + "\t"
    case .lineBreak: return "\n"
    default: return inner
    }
  }
}

extension ArticleElement: Decodable {
  private enum Key: String, CodingKey {
    case kind = "n"
    case children = "c"
    case address = "a"
    case words = "w"
    case number = "i"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    kind = try Kind(rawValue: values.decode(String.self, forKey: .kind))
    children = try values.decodeIfPresent([ArticleNode].self, forKey: .children) ?? []
    address = try values.decodeIfPresent(String.self, forKey: .address).map { Address($0) }
    words = try values.decodeIfPresent(String.self, forKey: .words) ?? ""
    number = try values.decodeIfPresent(Int.self, forKey: .number)
  }
}
