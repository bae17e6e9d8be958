/// Writes tables of comma-separated values as RFC 4180 describes them.
enum CSVWriter {
  static func text(_ records: [[String]]) -> String {
    records.map { $0.map(field).joined(separator: ",") + "\r\n" }.joined()
  }

  /// A blank at an end gets quotes too: some programs would lose it.
  private static func field(_ text: String) -> String {
    let isPlain =
      text.unicodeScalars.allSatisfy { !",\"\r\n".unicodeScalars.contains($0) }
      && text.first?.isWhitespace != true && text.last?.isWhitespace != true
      && text.unicodeScalars.first != "\u{FEFF}"
    guard !isPlain else { return text }
    var quoted = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\"" { quoted.append(scalar) }
      quoted.append(scalar)
    }
    return "\"" + String(quoted) + "\""
  }
}
