/// What a person types, letter after letter.
struct Keystrokes {
  /// Hosts, words of titles, two words the wrong way round, and what is nowhere.
  static func queries(of profile: GeneratedProfile, searches: Int) -> [String] {
    var numbers = SeededGenerator(seed: 4711)
    return (0..<searches).flatMap { search -> [String] in
      let page = profile.page(numbers.zipf(profile.pages))
      let words = page.title.split(separator: " ").map(String.init)
      let text =
        switch search % 4 {
        case 0: page.host.replacing("www.", with: "")
        case 1: words.first ?? page.host
        case 2: (words.last ?? "") + " " + (words.first ?? "")
        default: String(page.host.replacing("www.", with: "").prefix(3)) + "qxz"
        }
      return (1...max(1, min(12, text.count))).map { String(text.prefix($0)) }
    }
  }
}
