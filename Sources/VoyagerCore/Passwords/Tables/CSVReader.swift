/// Reads tables of comma-separated values, as RFC 4180 describes them and as programs write them.
///
/// A byte order mark, line ends of any kind and quotes inside a field that begins without one are taken as they come.
struct CSVReader {
  /// Why a table can't be read.
  enum Problem: Error, Hashable {
    /// A field's quotes are never closed; the line in which it begins, from 1.
    case openQuotes(line: Int)
  }

  /// - Returns: The records; lines without a single character are left out.
  static func records(of text: String) throws(Problem) -> [[String]] {
    var reader = CSVReader()
    // Read by scalars: "\r\n" is one character.
    var rest = text.unicodeScalars[...]
    if rest.first == "\u{FEFF}" { rest.removeFirst() }
    while let scalar = rest.popFirst() { reader.take(scalar, next: rest.first) }
    guard reader.place != .quoted else { throw .openQuotes(line: reader.fieldLine) }
    reader.endRecord()
    return reader.records
  }

  private enum Place {
    case start
    case plain
    case quoted
    /// Behind the quote that closes a field, or the first of two.
    case closed
  }

  private var records: [[String]] = []
  private var record: [String] = []
  private var field = String.UnicodeScalarView()
  private var place = Place.start
  private var line = 1
  private var fieldLine = 1
  private var hasQuotes = false

  private mutating func take(_ scalar: Unicode.Scalar, next: Unicode.Scalar?) {
    if scalar == "\n" || scalar == "\r" && next != "\n" { line += 1 }
    switch (place, scalar) {
    case (.start, "\""):
      place = .quoted
      hasQuotes = true
      fieldLine = line
    case (.quoted, "\""): place = .closed
    case (.quoted, _): field.append(scalar)
    case (.closed, "\""):
      field.append(scalar)
      place = .quoted
    case (_, ","): endField()
    case (_, "\n"): endRecord()
    case (_, "\r") where next == "\n": break
    case (_, "\r"): endRecord()
    default:
      field.append(scalar)
      place = .plain
    }
  }

  private mutating func endField() {
    record.append(String(field))
    field = String.UnicodeScalarView()
    place = .start
  }

  private mutating func endRecord() {
    let isBlank = record.isEmpty && field.isEmpty && !hasQuotes
    endField()
    if !isBlank { records.append(record) }
    record = []
    hasQuotes = false
  }
}
