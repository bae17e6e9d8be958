import CSQLite
import Foundation

/// The row that a statement stands on.
///
/// It is read before the next step, and what is read is copied.
struct SQLRow {
  let statement: OpaquePointer

  func integer(_ column: Int32) -> Int64 {
    sqlite3_column_int64(statement, column)
  }

  func count(_ column: Int32) -> Int {
    Int(sqlite3_column_int64(statement, column))
  }

  func real(_ column: Int32) -> Double {
    sqlite3_column_double(statement, column)
  }

  func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(statement, column) == SQLITE_NULL
  }

  /// The text, or an empty one where there is none.
  func text(_ column: Int32) -> String {
    guard let characters = sqlite3_column_text(statement, column) else { return "" }
    let length = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: characters, count: length), as: UTF8.self)
  }

  /// The text's bytes in UTF-8, which are SQLite's own and only lent.
  func withText(_ column: Int32, _ read: (UnsafeBufferPointer<UInt8>) -> Void) {
    let characters = sqlite3_column_text(statement, column)
    read(UnsafeBufferPointer(start: characters, count: Int(sqlite3_column_bytes(statement, column))))
  }

  func bytes(_ column: Int32) -> Data? {
    guard let bytes = sqlite3_column_blob(statement, column) else { return nil }
    return Data(bytes: bytes, count: Int(sqlite3_column_bytes(statement, column)))
  }
}
