extension ReaderLook: Codable {
  private enum Key: String, CodingKey {
    case readerFont
    case readerTextSize
    case readerWidth
    case readerColors
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init()
    font = try values.decode(Font.self, forKey: .readerFont)
    textSize = try values.decode(Int.self, forKey: .readerTextSize)
    width = try values.decode(Width.self, forKey: .readerWidth)
    colors = try values.decode(Colors.self, forKey: .readerColors)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(font, forKey: .readerFont)
    try values.encode(textSize, forKey: .readerTextSize)
    try values.encode(width, forKey: .readerWidth)
    try values.encode(colors, forKey: .readerColors)
  }
}
