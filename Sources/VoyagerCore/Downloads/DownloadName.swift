/// Names for downloaded files.
///
/// What a server or a page proposes is never trusted.
public enum DownloadName {
  /// What file systems hold, in bytes.
  private static let longestName = 255
  /// What a name leaves free for a number in front of its extension.
  static let roomForNumber = 10

  /// A name that is one plain, visible file name, whatever was proposed.
  ///
  /// - Parameters:
  ///   - suggested: The proposed name; may be empty or hostile.
  ///   - address: Where the file comes from; its last part is the name when none is proposed.
  ///   - type: The media type, for an extension when there is no name at all.
  public static func safe(suggested: String, address: Address, type: String) -> String {
    let name = [suggested, address.isWeb || address.isFile ? address.fileName : ""]
      .map(cleaned).first { !$0.isEmpty }
    guard let name else {
      return "download" + fileExtension(for: type)
    }
    return shortened(name, to: longestName - roomForNumber)
  }

  /// The first of `x.pdf`, `x (1).pdf`, `x (2).pdf` … that is not taken.
  public static func unused(_ name: String, isTaken: (String) -> Bool) -> String {
    guard isTaken(name) else {
      return name
    }
    let (stem, suffix) = split(name)
    var number = 1
    while isTaken("\(stem) (\(number))\(suffix)") {
      number += 1
    }
    return "\(stem) (\(number))\(suffix)"
  }

  private static func cleaned(_ name: String) -> String {
    let kept = name.unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
      if scalar == "/" || scalar == "\\" {
        return "_"
      }
      if scalar.properties.isWhitespace {
        return " "
      }
      return isInvisible(scalar) ? nil : scalar
    }
    .reduce(into: [Unicode.Scalar]()) { kept, scalar in
      // A long gap would push the extension out of sight.
      if scalar != " " || kept.last != " " { kept.append(scalar) }
    }
    // A dot in front hides a file, and one at the end hides what it is.
    let ends: Set<Unicode.Scalar> = [".", " "]
    let start = kept.drop { ends.contains($0) }
    let end = start.lastIndex { !ends.contains($0) }
    let plain = end.map { start[...$0] } ?? []
    return plain.allSatisfy { $0 == "_" || ends.contains($0) } ? "" : String(String.UnicodeScalarView(plain))
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .privateUse, .unassigned, .surrogate: true
    default: scalar.properties.isDefaultIgnorableCodePoint || scalar.value == 0xFFFD
    }
  }
}

extension DownloadName {
  /// Endings that stand in front of a compression's own.
  private static let inner: Set<String> = ["tar", "ps", "svg", "txt", "xcf", "csv", "json", "log", "sql"]
  private static let compressions: Set<String> = ["gz", "xz", "bz2", "zst", "lz", "lzma", "z", "br"]
  /// Longer than any ending that says what a file is.
  private static let longestExtension = 16

  /// Stem and extension; the extension has its dot and may be a double one.
  static func split(_ name: String) -> (stem: String, suffix: String) {
    guard let (stem, last) = cut(name) else {
      return (name, "")
    }
    if compressions.contains(last.lowercased()), let (innerStem, middle) = cut(stem),
      inner.contains(middle.lowercased())
    {
      return (innerStem, ".\(middle).\(last)")
    }
    return (stem, ".\(last)")
  }

  private static func cut(_ name: String) -> (stem: String, last: String)? {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else {
      return nil
    }
    let last = String(name[name.index(after: dot)...])
    guard !last.isEmpty, last.utf8.count <= longestExtension, !last.contains(" ") else {
      return nil
    }
    return (String(name[..<dot]), last)
  }

  static func shortened(_ name: String, to limit: Int) -> String {
    guard name.utf8.count > limit else {
      return name
    }
    let (stem, suffix) = split(name)
    var short = ""
    var room = limit - suffix.utf8.count
    for scalar in stem.unicodeScalars {
      room -= UTF8.width(scalar)
      guard room >= 0 else {
        break
      }
      short.unicodeScalars.append(scalar)
    }
    while short.last == " " || short.last == "." {
      short.removeLast()
    }
    return short + suffix
  }

  private static func fileExtension(for type: String) -> String {
    let plain = type.prefix { $0 != ";" }.lowercased().filter { $0 != " " }
    return extensions[plain].map { "." + $0 } ?? ""
  }

  private static let extensions = [
    "application/epub+zip": "epub", "application/gzip": "gz", "application/json": "json",
    "application/msword": "doc", "application/pdf": "pdf", "application/vnd.ms-excel": "xls",
    "application/vnd.oasis.opendocument.spreadsheet": "ods",
    "application/vnd.oasis.opendocument.text": "odt",
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
    "application/zip": "zip", "audio/mpeg": "mp3", "audio/ogg": "ogg", "image/gif": "gif",
    "image/jpeg": "jpg",
    "image/png": "png", "image/svg+xml": "svg", "image/webp": "webp", "text/calendar": "ics",
    "text/csv": "csv", "text/html": "html", "text/plain": "txt", "text/vcard": "vcf", "video/mp4": "mp4",
    "video/webm": "webm",
  ]
}

extension UTF8 {
  fileprivate static func width(_ scalar: Unicode.Scalar) -> Int { String(scalar).utf8.count }
}
