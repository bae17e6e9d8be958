import Foundation

/// The script that a person wants to run.
enum Script {
  /// - Parameter path: A file, or `-` for standard input.
  static func read(_ path: String) throws(Problem) -> String {
    let bytes =
      path == "-"
      ? FileHandle.standardInput.readDataToEndOfFile() : FileManager.default.contents(atPath: path)
    guard let bytes else {
      throw Problem(.usage, "There is no file “\(PlainText.line(path))” that can be read.")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
