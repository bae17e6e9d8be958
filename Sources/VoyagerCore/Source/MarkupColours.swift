/// Colours the source of a page: tags, their attributes, comments and entities.
///
/// It reads once from the beginning to the end, whatever the text is.
struct MarkupColours {
  private let bytes: [UInt8]
  private var place = 0
  private var lines = SourceLines()

  private init(_ text: String) {
    bytes = Array(text.utf8)
  }

  static func lines(of text: String) -> String {
    var colours = MarkupColours(text)
    colours.run()
    return colours.lines.finished
  }

  private mutating func run() {
    while place < bytes.count {
      if starts("<!--") {
        take(upTo: "-->", .comment)
      } else if starts("<!") || starts("<?") {
        take(upTo: ">", .doctype)
      } else if bytes[place] == UInt8(ascii: "<"), isTag(at: place + 1) {
        tag()
      } else if bytes[place] == UInt8(ascii: "&"), let end = entityEnd() {
        add(to: end, .entity)
      } else {
        text()
      }
    }
  }

  private mutating func text() {
    var end = place + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "<"), bytes[end] != UInt8(ascii: "&") { end += 1 }
    add(to: end, .text)
  }

  private mutating func tag() {
    let start = place
    var end = place + 1
    while end < bytes.count, !Self.endsName(bytes[end]) || bytes[end] == UInt8(ascii: "/") && end == start + 1
    {
      end += 1
    }
    let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self).lowercased()
    add(to: end, .tag)
    attributes()
    if ["script", "style", "textarea", "title"].contains(name) {
      rawText(of: name)
    }
  }

  private mutating func attributes() {
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: ">"):
        add(to: place + 1, .tag)
        return
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let quote = bytes[place]
        let end = bytes[(place + 1)...].firstIndex(of: quote).map { $0 + 1 } ?? bytes.count
        add(to: end, .value)
      case UInt8(ascii: "="):
        add(to: place + 1, .text)
        unquotedValue()
      case UInt8(ascii: "/"), UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        add(to: place + 1, .text)
      default:
        var end = place + 1
        while end < bytes.count, !Self.endsName(bytes[end]), bytes[end] != UInt8(ascii: "=") { end += 1 }
        add(to: end, .name)
      }
    }
  }

  private mutating func unquotedValue() {
    var end = place
    while end < bytes.count, !Self.isBlank(bytes[end]), bytes[end] != UInt8(ascii: ">"),
      bytes[end] != UInt8(ascii: "\""), bytes[end] != UInt8(ascii: "'")
    {
      end += 1
    }
    add(to: end, .value)
  }

  /// What is no markup although it may look like it.
  private mutating func rawText(of name: String) {
    let end = Array("</\(name)".utf8)
    var stop = place
    while stop < bytes.count {
      if bytes[stop] == end[0], stop + end.count <= bytes.count,
        zip(bytes[stop..<(stop + end.count)], end).allSatisfy({ Self.lowercase($0) == $1 })
      {
        break
      }
      stop += 1
    }
    add(to: stop, .text)
  }

  private mutating func take(upTo end: String, _ kind: SourceLines.Kind) {
    let end = Array(end.utf8)
    var stop = place + 2
    while stop < bytes.count {
      if stop + end.count <= bytes.count, bytes[stop..<(stop + end.count)].elementsEqual(end) {
        stop += end.count
        break
      }
      stop += 1
    }
    add(to: stop, kind)
  }

  private mutating func add(to end: Int, _ kind: SourceLines.Kind) {
    let end = min(end, bytes.count)
    lines.add(bytes[place..<end], kind)
    place = end
  }

  private func starts(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  private func isTag(at index: Int) -> Bool {
    guard index < bytes.count else {
      return false
    }
    return bytes[index] == UInt8(ascii: "/") || Self.isLetter(bytes[index])
  }

  private func entityEnd() -> Int? {
    var end = place + 1
    while end < bytes.count, end < place + 34,
      Self.isLetter(bytes[end]) || bytes[end] == UInt8(ascii: "#") || (48...57).contains(bytes[end])
    {
      end += 1
    }
    return end < bytes.count && end > place + 1 && bytes[end] == UInt8(ascii: ";") ? end + 1 : nil
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte + 32 : byte }

  private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(lowercase(byte)) }

  private static func isBlank(_ byte: UInt8) -> Bool { [9, 10, 12, 13, 32].contains(byte) }

  private static func endsName(_ byte: UInt8) -> Bool {
    isBlank(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\"")
      || byte == UInt8(ascii: "'")
  }
}
