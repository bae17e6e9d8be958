extension PagePreferences: Codable {
  private enum Key: String, CodingKey {
    case languages
    case checksSpelling
    case spellingLanguages
    case siteStyles
    case standardFont
    case serifFont
    case sansSerifFont
    case monospaceFont
    case fontSize
    case monospaceFontSize
    case minimumFontSize
    case pageDrawing
    case preventsTracking
    case allowsThirdPartyCookies
    case showsCaret
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init()
    languages = try values.decode([LanguageTag].self, forKey: .languages)
    checksSpelling = try values.decode(Bool.self, forKey: .checksSpelling)
    spellingLanguages = try values.decode([LanguageTag].self, forKey: .spellingLanguages)
    styles = try values.decode([SiteStyle].self, forKey: .siteStyles)
    fonts.standard = try values.decode(String?.self, forKey: .standardFont)
    fonts.serif = try values.decode(String?.self, forKey: .serifFont)
    fonts.sansSerif = try values.decode(String?.self, forKey: .sansSerifFont)
    fonts.monospace = try values.decode(String?.self, forKey: .monospaceFont)
    fonts.size = try values.decode(Int.self, forKey: .fontSize)
    fonts.monospaceSize = try values.decode(Int.self, forKey: .monospaceFontSize)
    fonts.minimumSize = try values.decode(Int.self, forKey: .minimumFontSize)
    drawing = try values.decode(PageDrawing.self, forKey: .pageDrawing)
    preventsTracking = try values.decode(Bool.self, forKey: .preventsTracking)
    allowsThirdPartyCookies = try values.decode(Bool.self, forKey: .allowsThirdPartyCookies)
    showsCaret = try values.decode(Bool.self, forKey: .showsCaret)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(languages, forKey: .languages)
    try values.encode(checksSpelling, forKey: .checksSpelling)
    try values.encode(spellingLanguages, forKey: .spellingLanguages)
    try values.encode(styles, forKey: .siteStyles)
    try values.encode(fonts.standard, forKey: .standardFont)
    try values.encode(fonts.serif, forKey: .serifFont)
    try values.encode(fonts.sansSerif, forKey: .sansSerifFont)
    try values.encode(fonts.monospace, forKey: .monospaceFont)
    try values.encode(fonts.size, forKey: .fontSize)
    try values.encode(fonts.monospaceSize, forKey: .monospaceFontSize)
    try values.encode(fonts.minimumSize, forKey: .minimumFontSize)
    try values.encode(drawing, forKey: .pageDrawing)
    try values.encode(preventsTracking, forKey: .preventsTracking)
    try values.encode(allowsThirdPartyCookies, forKey: .allowsThirdPartyCookies)
    try values.encode(showsCaret, forKey: .showsCaret)
  }
}
