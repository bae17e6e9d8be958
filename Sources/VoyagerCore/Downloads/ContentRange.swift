/// Which part of a file an answer is (RFC 9110, section 14.4).
public struct ContentRange: Hashable, Sendable {
  /// In bytes from the beginning of the file.
  public let start: Int64
  /// Of the whole file in bytes, or `nil` where the server does not know it yet.
  public let length: Int64?

  /// Reads the header; `nil` for one that says nothing that can be true.
  public init?(_ header: String) {
    let parts = header.lowercased().split(separator: " ")
    guard parts.count == 2, parts[0] == "bytes" else {
      return nil
    }
    let numbers = parts[1].split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "/" }
    guard numbers.count == 3, let start = Self.number(numbers[0]), let end = Self.number(numbers[1]),
      start <= end
    else {
      return nil
    }
    length = Self.number(numbers[2])
    self.start = start
    guard length.map({ end < $0 }) ?? (numbers[2] == "*") else {
      return nil
    }
  }

  private static func number(_ text: Substring) -> Int64? {
    text.allSatisfy { $0.isASCII && $0.isNumber } ? Int64(text) : nil
  }
}
