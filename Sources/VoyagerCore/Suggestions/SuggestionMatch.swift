/// How well a candidate fits what was typed.
struct SuggestionMatch: Hashable, Sendable {
  /// The better one is greater.
  enum Quality: Int, Comparable, Sendable {
    /// All words are there, at least one of them only in the path of the address.
    case address
    /// All words are in the title.
    case title
    /// A word begins a part of the host.
    case host
    /// The address begins with the text.
    case beginning

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  let quality: Quality
  let title: [Range<Int>]
  let address: [Range<Int>]

  /// `nil` where a word is nowhere.
  ///
  /// - Parameters:
  ///   - title: As it will be shown.
  ///   - address: As it will be shown.
  init?(_ candidate: SuggestionCandidate, title: String, address: String, terms: [String]) {
    let key = SearchWords.folded(AddressKey(candidate.address).text)
    let host = key.prefix { !"/?#".contains($0) }
    let lines = (
      title: FoldedLine(title), address: FoldedLine(address), key: FoldedLine(key),
      words: FoldedLine(candidate.words)
    )
    var quality = terms.isEmpty ? Quality.address : .title
    var found = (title: [Range<Int>](), address: [Range<Int>]())
    var isInHost = false
    for term in terms {
      let search = SearchTerm(term)
      let inTitle = lines.title.range(of: search)
      let inAddress = lines.address.range(of: search)
      found.title += inTitle.map { [$0] } ?? []
      found.address += inAddress.map { [$0] } ?? []
      if inTitle == nil, lines.words.range(of: search) == nil {
        quality = .address
        guard inAddress != nil || lines.key.range(of: search) != nil else { return nil }
      }
      if host.hasPrefix(term) || host.contains("." + term) { isInHost = true }
    }
    if isInHost { quality = .host }
    if terms.count == 1, let term = terms.first, key.hasPrefix(term) { quality = .beginning }
    self.quality = quality
    self.title = Self.joined(found.title)
    self.address = Self.joined(found.address)
  }

  /// In order and without overlaps.
  private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, range in
      if let last = joined.last, last.upperBound >= range.lowerBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
  }
}
