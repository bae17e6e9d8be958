import Foundation

/// Where a program says what went wrong.
enum StandardError {
  static func write(_ sentence: String) {
    FileHandle.standardError.write(Data("voyager: \(sentence)\n".utf8))
  }
}
