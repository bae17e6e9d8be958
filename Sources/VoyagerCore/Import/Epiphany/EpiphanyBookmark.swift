import Foundation

/// A bookmark of GNOME Web as it stands in its table: time, title, name, time on the server, whether it was sent, tags.
///
/// Form: https://docs.gtk.org/glib/gvariant-specification-1.0.html
struct EpiphanyBookmark {
  /// Of the parts before the tags, in bytes.
  private static let types: Set<String> = ["(xssxbas)", "(xssdbas)"]

  let title: String
  let added: Date?
  let tags: [String]

  /// - Parameter value: The value with its type behind it.
  init?(_ value: ArraySlice<UInt8>) {
    guard let end = value.lastIndex(of: 0), Self.types.contains(Self.text(value[(end + 1)...])) else {
      return nil
    }
    let bytes = value[value.startIndex..<end]
    let width = Self.offsetWidth(bytes.count)
    // The ends of the two texts stand at the very end, the first one last.
    guard bytes.count >= 8 + 2 * width,
      let titleEnd = Self.offset(bytes.suffix(width)),
      let nameEnd = Self.offset(bytes.dropLast(width).suffix(width)),
      titleEnd >= 8, nameEnd >= titleEnd
    else { return nil }
    let start = bytes.startIndex
    // The time on the server begins at a multiple of eight, and the mark behind it takes a byte.
    let tagsStart = (nameEnd + 7) / 8 * 8 + 9
    let tagsEnd = bytes.count - 2 * width
    guard tagsStart <= tagsEnd, let tags = Self.texts(bytes[start + tagsStart..<start + tagsEnd]) else {
      return nil
    }
    title = Self.text(bytes[start + 8..<start + titleEnd])
    let time = bytes.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    added = ImportedTime.since1970(Int64(bitPattern: time))
    self.tags = tags
  }

  private static func texts(_ array: ArraySlice<UInt8>) -> [String]? {
    guard !array.isEmpty else { return [] }
    let width = offsetWidth(array.count)
    guard let end = offset(array.suffix(width)), end <= array.count else { return nil }
    var texts: [String] = []
    var start = 0
    for index in stride(from: end, to: array.count, by: width) {
      guard let next = offset(array.dropFirst(index).prefix(width)), next >= start, next <= end else {
        return nil
      }
      texts.append(text(array.dropFirst(start).prefix(next - start)))
      start = next
    }
    return texts
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }

  private static func offset(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard (1...4).contains(bytes.count) else { return nil }
    return bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private static func offsetWidth(_ size: Int) -> Int {
    switch size {
    case ...0xFF: 1
    case ...0xFFFF: 2
    default: 4
    }
  }
}
