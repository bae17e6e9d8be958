import VoyagerCore

extension Asker {
  /// The site at the beginning of a sentence.
  var sentenceStart: String { Self.sentenceStart(page) }

  static func sentenceStart(_ address: Address) -> String {
    let name = PageText.line(address.siteName, limit: 100)
    // Names of hosts hold no space; what holds one is a phrase, such as "this page".
    return name.contains(" ") ? name.prefix(1).uppercased() + name.dropFirst() : name
  }
}
