import Foundation

/// The first bytes of a database file, read without SQLite.
///
/// SQLite writes beside a file as soon as it opens it, and a file that isn't ours is to stay as it is.
///
/// Layout: https://www.sqlite.org/fileformat.html#the_database_header
struct DatabaseHeader: Hashable, Sendable {
  private static let magic = Data("SQLite format 3\0".utf8)
  private static let length = 100

  let userVersion: Int
  let applicationID: Int32

  /// Reads the header, or gives `nil` where the file is missing or empty.
  static func read(_ url: URL) throws(StoreProblem) -> DatabaseHeader? {
    let descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      let failure = SystemFailure()
      guard failure.code != ENOENT else { return nil }
      throw .unreadable(failure.words)
    }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: length)
    let count = Foundation.read(descriptor, &bytes, length)
    guard count >= 0 else { throw .unreadable(SystemFailure().words) }
    guard count > 0 else { return nil }
    guard count == length, bytes.starts(with: magic) else { throw .damaged("it is no database") }
    return DatabaseHeader(
      userVersion: Int(number(bytes[60..<64])), applicationID: number(bytes[68..<72]))
  }

  /// Fails where the file belongs to another store or to a newer version of this one.
  func check(against schema: DatabaseSchema) throws(StoreProblem) {
    if userVersion > schema.version { throw .newerVersion(userVersion) }
    guard applicationID == schema.applicationID else { throw .damaged("it holds something else") }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int32 {
    Int32(bitPattern: bytes.reduce(0) { $0 << 8 | UInt32($1) })
  }
}
