import Foundation

/// The script that a person wants to run.
enum Script {
  /// - Parameter path: A file, or `-` for standard input.
  static func read(_ path: String) throws(Problem) -> String {
    let file = path == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: path)
    guard let file, let bytes = try? file.readToEnd() ?? Data() else {
      throw Problem(.usage, "There is no file “\(PlainText.line(path))” that can be read.")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
