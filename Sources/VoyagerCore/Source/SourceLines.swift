/// Puts escaped text into lines, each with a place for its number, and colours parts of it.
struct SourceLines {
  /// What a part of a source is.
  enum Kind: String {
    case text = ""
    case tag = "t"
    case name = "n"
    case value = "v"
    case comment = "c"
    case doctype = "d"
    case entity = "e"
  }

  private(set) var html: [UInt8] = Array("<span class=l>".utf8)

  static func plain(_ text: String) -> String {
    var lines = SourceLines()
    lines.add(Array(text.utf8)[...], .text)
    return lines.finished
  }

  mutating func add(_ bytes: ArraySlice<UInt8>, _ kind: Kind) {
    guard !bytes.isEmpty else {
      return
    }
    open(kind)
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\n"):
        close(kind)
        // The line's end itself, for who copies it.
        html += "\n</span><span class=l>".utf8
        open(kind)
      case UInt8(ascii: "\r"): break
      case UInt8(ascii: "&"): html += "&amp;".utf8
      case UInt8(ascii: "<"): html += "&lt;".utf8
      case UInt8(ascii: ">"): html += "&gt;".utf8
      case 0: html += "\u{FFFD}".utf8
      default: html.append(byte)
      }
    }
    close(kind)
  }

  var finished: String { String(decoding: html, as: UTF8.self) + "</span>" }

  private mutating func open(_ kind: Kind) {
    if kind != .text { html += "<span class=\(kind.rawValue)>".utf8 }
  }

  private mutating func close(_ kind: Kind) {
    if kind != .text { html += "</span>".utf8 }
  }
}
