/// A part of an article: words, or a part that holds others.
indirect enum ArticleNode: Hashable, Sendable {
  case text(String)
  case element(ArticleElement)

  var text: String {
    switch self {
    case .text(let text): text
    case .element(let element): element.text
    }
  }
}

extension ArticleNode: Decodable {
  init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self = .text(text)
    } else {
      self = .element(try ArticleElement(from: decoder))
    }
  }
}
