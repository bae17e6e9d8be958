import Foundation

/// A value that a statement is given, or a column that it returns.
enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case bytes(Data)

  static func integer(_ value: Int) -> SQLValue { .integer(Int64(value)) }
  static func text(_ value: String?) -> SQLValue { value.map { .text($0) } ?? .null }
  static func integer(_ value: Int?) -> SQLValue { value.map { .integer(Int64($0)) } ?? .null }
  static func integer(_ value: Int64?) -> SQLValue { value.map { .integer($0) } ?? .null }
  static func real(_ value: Double?) -> SQLValue { value.map { .real($0) } ?? .null }
  static func bytes(_ value: Data?) -> SQLValue { value.map { .bytes($0) } ?? .null }
}
