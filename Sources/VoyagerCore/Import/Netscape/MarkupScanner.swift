import Foundation

/// Cuts a page into text and tags, whatever is in it, and looks at each byte a fixed number of times.
struct MarkupScanner {
  enum Token {
    case text(ArraySlice<UInt8>)
    case tag(MarkupTag)
  }

  private static let longestName = 32

  private let bytes: [UInt8]
  /// The attributes that are worth keeping.
  private let wanted: Set<String>
  private var position = 0
  /// Quotes that nothing closes from here to the end.
  private var unclosed: Set<UInt8> = []

  init(_ bytes: [UInt8], attributes wanted: Set<String>) {
    self.bytes = bytes
    self.wanted = wanted
  }

  mutating func next() -> Token? {
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else { return text(from: position) }
      switch byte(position + 1) {
      case UInt8(ascii: "!"), UInt8(ascii: "?"): skipDeclaration()
      case UInt8(ascii: "/") where byte(position + 2)?.isASCIILetter == true:
        position += 2
        return .tag(tag(isClosing: true))
      case .some(let letter) where letter.isASCIILetter:
        position += 1
        return .tag(tag(isClosing: false))
      default: return text(from: position)
      }
    }
    return nil
  }

  private func byte(_ index: Int) -> UInt8? {
    index < bytes.count ? bytes[index] : nil
  }

  private mutating func text(from start: Int) -> Token {
    position = find(UInt8(ascii: "<"), from: start + 1) ?? bytes.count
    return .text(bytes[start..<position])
  }

  private mutating func skipDeclaration() {
    let isComment = bytes[position...].starts(with: Array("<!--".utf8))
    position += isComment ? 4 : 2
    while let end = find(UInt8(ascii: ">"), from: position) {
      position = end + 1
      if !isComment || bytes[..<end].suffix(2).elementsEqual(Array("--".utf8)) { return }
    }
    position = bytes.count
  }

  private mutating func tag(isClosing: Bool) -> MarkupTag {
    var tag = MarkupTag(name: name(), isClosing: isClosing)
    while let byte = byte(position) {
      switch byte {
      case UInt8(ascii: ">"):
        position += 1
        return tag
      case UInt8(ascii: "<"): return tag
      case _ where byte.isMarkupBlank || byte == UInt8(ascii: "/"): position += 1
      default: addAttribute(to: &tag)
      }
    }
    return tag
  }

  private mutating func addAttribute(to tag: inout MarkupTag) {
    let name = name()
    skipBlanks()
    guard byte(position) == UInt8(ascii: "=") else {
      if wanted.contains(name) { tag.add(name, []) }
      return
    }
    position += 1
    skipBlanks()
    let value = value()
    if wanted.contains(name) { tag.add(name, value) }
  }

  /// In small letters; one that nobody knows is cut short.
  private mutating func name() -> String {
    let start = position
    // The first byte belongs to it whatever it is, so that each call moves on.
    position += 1
    while let byte = byte(position), !byte.endsMarkupName { position += 1 }
    let end = min(position, start + Self.longestName)
    return String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
  }

  private mutating func value() -> ArraySlice<UInt8> {
    guard let quote = byte(position), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return bareValue { $0.isMarkupBlank || $0 == UInt8(ascii: ">") }
    }
    position += 1
    guard !unclosed.contains(quote), let end = closing(quote) else {
      unclosed.insert(quote)
      return bareValue { $0 == UInt8(ascii: ">") }
    }
    defer { position = end + 1 }
    return bytes[position..<end]
  }

  private mutating func bareValue(until isEnd: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = position
    while let byte = byte(position), !isEnd(byte) { position += 1 }
    return bytes[start..<position]
  }

  /// Some browsers write the quotes of an address as they are, so one in the middle of a word closes nothing.
  private func closing(_ quote: UInt8) -> Int? {
    var index = position
    while let found = find(quote, from: index) {
      if canFollowValue(found + 1) { return found }
      index = found + 1
    }
    return nil
  }

  private func canFollowValue(_ index: Int) -> Bool {
    guard let next = byte(index) else { return true }
    if next.isMarkupBlank || next == UInt8(ascii: ">") || next == UInt8(ascii: "/") { return true }
    let name = bytes[index...].prefix(Self.longestName).prefix { $0.isASCIILetter || $0 == UInt8(ascii: "_") }
    return !name.isEmpty && byte(index + name.count) == UInt8(ascii: "=")
  }

  private mutating func skipBlanks() {
    while byte(position)?.isMarkupBlank == true { position += 1 }
  }

  private func find(_ wanted: UInt8, from start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    return bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress,
        let found = memchr(base + start, Int32(wanted), buffer.count - start)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }
}

extension UInt8 {
  fileprivate var isMarkupBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  fileprivate var endsMarkupName: Bool {
    isMarkupBlank || self == UInt8(ascii: "=") || self == UInt8(ascii: ">") || self == UInt8(ascii: "/")
      || self == UInt8(ascii: "<")
  }
}
