/// A script with words made of its own syllables.
enum Language: Int, CaseIterable {
  case latin
  case accented
  case cyrillic
  case greek
  case japanese
  case chinese
  case arabic
  case thai

  /// Most pages of a profile share the person's own script.
  static func random(_ numbers: inout SeededGenerator) -> Language {
    if numbers.isTrue(0.6) { return .latin }
    return allCases[Int(numbers.next() % UInt64(allCases.count))]
  }

  /// The same word for the same number; low numbers are the usual words.
  func word(_ number: Int) -> String {
    var numbers = SeededGenerator(seed: UInt64(rawValue * 1_000_003 + number))
    let count = 1 + Int(numbers.next() % 3) + (number > 500 ? 1 : 0)
    return (0..<count).map { _ in syllables[Int(numbers.next() % UInt64(syllables.count))] }.joined()
  }

  var separator: String {
    switch self {
    case .japanese, .chinese, .thai: ""
    default: " "
    }
  }

  private var syllables: [String] {
    switch self {
    case .latin: Self.latinSyllables
    case .accented: Self.accentedSyllables
    case .cyrillic: Self.cyrillicSyllables
    case .greek: Self.greekSyllables
    case .japanese: Self.japaneseSyllables
    case .chinese: Self.chineseSyllables
    case .arabic: Self.arabicSyllables
    case .thai: Self.thaiSyllables
    }
  }

  private static let latinSyllables = split(
    "an ber con der en for ger hal in jo ka lor men no or per qua ra sta ti un ver wil ex yo za th ing er est ly"
  )
  private static let accentedSyllables = split(
    "é schö ü ñan ção dé grö ßen mü ä ål ö čes š ří ła ż ó è ê naï ge ra to li")
  private static let cyrillicSyllables = split("на по ра то ве ко ли не да мо го ста при ния ск об")
  private static let greekSyllables = split("α βι γο δε λο μα νη πα ρι σω τα φι χρ ός")
  private static let japaneseSyllables = split("時 刻 表 駅 の 東 京 地 図 カ メ ラ ニ ュ ー ス 天 気 を 見")
  private static let chineseSyllables = split("中 国 新 闻 天 气 地 图 电 影 学 习 网 站 首 页 的 人 大")
  private static let arabicSyllables = split("ال كت اب مد ينة خب ر سو ق عر بي")
  private static let thaiSyllables = split("กา ขา ดี ต้น ไม้ ที่ มา นี้ ข่าว วัน")

  private static func split(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}
