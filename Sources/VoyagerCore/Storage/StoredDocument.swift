/// A value that has a file of its own.
public protocol StoredDocument: Codable, Sendable {
  /// Which version of the file is written.
  ///
  /// Older ones are read too.
  static var version: Int { get }
  /// What holds where the file says nothing.
  static var standard: Self { get }
}
