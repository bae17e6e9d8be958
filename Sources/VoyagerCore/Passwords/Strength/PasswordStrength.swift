import Foundation

/// How hard a password is to guess for one who knows how people make them.
///
/// It counts what is left of a password without what is easily guessed: words that many take, the person's name and
/// the site's, runs of letters that follow each other, and repetitions. Nothing leaves the computer for it.
public struct PasswordStrength: Hashable, Sendable {
  /// Guessed within hours by one who has the site's own table of passwords.
  static let weakBits = 45.0

  /// About how many times the guesses double.
  public let bits: Double

  public var isWeak: Bool { bits < Self.weakBits }

  /// - Parameter known: Words that whoever guesses knows, such as the sign-in name and the site.
  public init(_ password: Secret, known: [String] = []) {
    let text = password.text
    let words = known.flatMap { $0.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init) }
      .filter { $0.count > 2 }
    var folded = Self.folded(text)
    var wordBits = 0.0
    for word in words.map(Self.folded).sorted(by: { $0.count > $1.count }) + Self.common
    where folded.contains(word) {
      // One that is there again tells hardly anything new.
      wordBits += Self.wordBits + Double(folded.ranges(of: word).count - 1)
      folded = folded.replacing(word, with: "")
    }
    let units = Self.units(of: folded)
    bits = Double(units) * log2(Double(Self.alphabet(of: text))) + wordBits
  }

  /// A common word is one of some thousand, in one of a few ways to write it.
  private static let wordBits = 10.0

  /// Small letters, with the signs that people put for letters taken back.
  private static func folded(_ text: String) -> String {
    let letters: [Character: Character] = [
      "@": "a", "4": "a", "3": "e", "1": "i", "0": "o", "$": "s", "5": "s",
    ]
    // Only among letters: a number is a number.
    guard text.contains(where: \.isLetter) else { return text }
    return String(text.lowercased().map { letters[$0] ?? $0 })
  }

  /// How many characters count: one for each run such as "aaaa", "4567" or "qwert", and one for its length.
  private static func units(of text: String) -> Int {
    let characters = Array(text)
    var (units, index) = (0, 0)
    while index < characters.count {
      let run = run(in: characters, from: index)
      units += run > 2 ? 2 : run
      index += run
    }
    return min(units, period(of: characters) + 1)
  }

  private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].flatMap { [Array($0), $0.reversed()] }

  private static func run(in characters: [Character], from start: Int) -> Int {
    var length = 1
    var step: Int?
    while start + length < characters.count {
      let (last, next) = (characters[start + length - 1], characters[start + length])
      guard let found = distance(last, next), step == nil || step == found else { break }
      step = found
      length += 1
    }
    return length > 2 ? length : 1
  }

  /// How far two neighbours of a run are apart: none, one letter, or one key of a row.
  private static func distance(_ first: Character, _ second: Character) -> Int? {
    if let (first, second) = pair(first.asciiValue, second.asciiValue), abs(Int(second) - Int(first)) <= 1 {
      return Int(second) - Int(first)
    }
    for (number, row) in rows.enumerated() {
      if let place = row.firstIndex(of: first), place + 1 < row.count, row[place + 1] == second {
        return 10 + number
      }
    }
    return nil
  }

  private static func pair(_ first: UInt8?, _ second: UInt8?) -> (UInt8, UInt8)? {
    if let first, let second { (first, second) } else { nil }
  }

  /// The length of what a text repeats from its beginning to its end.
  private static func period(of characters: [Character]) -> Int {
    guard characters.count > 1 else { return characters.count }
    return (1..<characters.count).first { length in
      characters.indices.allSatisfy { characters[$0] == characters[$0 % length] }
    } ?? characters.count
  }

  private static func alphabet(of text: String) -> Int {
    var size = PasswordKind.allCases.reduce(0) { size, kind in
      size + (text.unicodeScalars.contains(where: kind.characters.contains) ? kind.characters.count : 0)
    }
    if text.unicodeScalars.contains(where: { !$0.isASCII }) { size += 100 }
    return max(size, 2)
  }

  /// Longer ones first, so that they go as a whole.
  private static let common = [
    "password", "passwort", "iloveyou", "baseball", "football", "princess", "sunshine", "superman",
    "whatever",
    "computer", "internet", "welcome", "michael", "charlie", "dragon", "master", "monkey", "shadow", "batman",
    "letmein", "trustno", "secret", "summer", "winter", "spring", "autumn", "january", "february", "january",
    "august", "september", "october", "november", "december", "monday", "friday", "sunday", "qwerty",
    "qwertz",
    "azerty", "asdf", "login", "admin", "guest", "hello", "hallo", "love", "test", "pass", "user", "root",
    "abc", "2020", "2021", "2022", "2023", "2024", "2025", "2026",
  ].map { folded($0) }.sorted { ($1.count, $0) < ($0.count, $1) }
}
