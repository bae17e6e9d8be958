/// A line without case and accents that still knows where each of its letters came from.
struct FoldedLine {
  private var bytes: [UInt8] = []
  private var origins: [Range<Int>] = []

  init(_ text: String) {
    var offset = 0
    for character in text {
      let written = String(character)
      let end = offset + written.utf8.count
      for byte in SearchWords.folded(written).utf8 {
        bytes.append(byte)
        origins.append(offset..<end)
      }
      offset = end
    }
  }

  /// Where the term is in the text as it was written, in UTF-8.
  func range(of term: SearchTerm) -> Range<Int>? {
    let start = bytes.withUnsafeBufferPointer { term.firstIndex(in: $0) }
    guard let start, !term.bytes.isEmpty else { return nil }
    return origins[start].lowerBound..<origins[start + term.bytes.count - 1].upperBound
  }
}
