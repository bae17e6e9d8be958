/// How often each word is in a text; where no space is between words, each sign is one.
struct Words {
  private var counts: [Substring: Int] = [:]

  init(_ text: String) {
    for word in text.matches(of: #/[\u{3400}-\u{9FFF}]|[\p{L}\p{N}--[\u{3400}-\u{9FFF}]]+/#) {
      counts[word.output, default: 0] += 1
    }
  }

  var count: Int { counts.values.reduce(0, +) }

  func shared(with other: Words) -> Int {
    counts.reduce(0) { $0 + min($1.value, other.counts[$1.key] ?? 0) }
  }
}
