public import Foundation

/// A table of logins in the form of one program.
public enum LoginTable {
  /// Why a file holds no logins.
  public enum Problem: Error, Hashable, Sendable {
    case notText
    case openQuotes(line: Int)
    case unknownColumns

    /// Without a capital and without a full stop.
    public var reason: String {
      switch self {
      case .notText: "it is no text"
      case .openQuotes(let line): "the quotes in line \(line) are never closed"
      case .unknownColumns:
        "its columns are those of no program that is known: "
          + LoginTableForm.allCases.map(\.name).joined(separator: ", ")
      }
    }
  }

  /// Reads a table, whichever of the known programs wrote it.
  public static func read(_ bytes: Data) throws(Problem) -> (LoginTableForm, [LoginRecord]) {
    guard let text = String(bytes: bytes, encoding: .utf8) else { throw .notText }
    let records: [[String]]
    do throws(CSVReader.Problem) {
      records = try CSVReader.records(of: text)
    } catch {
      guard case .openQuotes(let line) = error else { throw .notText }
      throw .openQuotes(line: line)
    }
    guard let columns = records.first, let form = LoginTableForm.of(columns) else { throw .unknownColumns }
    let places = Dictionary(columns.enumerated().map { ($1, $0) }) { first, _ in first }
    return (form, records.dropFirst().compactMap { form.record(LoginTableRow(cells: $0, places: places)) })
  }

  /// Writes a table in the form of one program.
  public static func write(_ logins: [LoginRecord], as form: LoginTableForm) -> Data {
    Data(CSVWriter.text([form.columns] + logins.map(form.cells)).utf8)
  }

  /// Replaces a file that only its owner may read, away from the caller's actor.
  ///
  /// - Throws: Why there is no such file now, or still the old one.
  @concurrent
  public static func write(
    _ logins: [LoginRecord], as form: LoginTableForm, to file: URL
  ) async throws(StoreProblem) {
    try AtomicFile(url: file).replace(with: write(logins, as: form))
  }

  /// Reads a file, away from the caller's actor.
  @concurrent
  public static func read(
    _ file: URL
  ) async throws(StoreProblem) -> (form: LoginTableForm, logins: [LoginRecord]) {
    guard let bytes = try AtomicFile(url: file).contents() else { throw .unreadable("there is no such file") }
    do throws(Problem) {
      return try read(bytes)
    } catch {
      throw .damaged(error.reason)
    }
  }
}

/// One line of a table, by the names of its columns.
struct LoginTableRow {
  let cells: [String]
  let places: [String: Int]

  subscript(_ column: String) -> String {
    guard let place = places[column], cells.indices.contains(place) else { return "" }
    return cells[place]
  }
}
