extension DecodingError {
  /// What is wrong with a stored file, naming the key that a person could mend.
  var words: String {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "“\(Self.name(context.codingPath))” has the wrong kind of value"
    case .keyNotFound(let key, let context):
      "“\(Self.name(context.codingPath + [key]))” is missing"
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      "“\(Self.name(context.codingPath))” has a value that does not exist"
    default:
      "a value is not as it should be"
    }
  }

  private static func name(_ path: [any CodingKey]) -> String {
    path.map { key in key.intValue.map { String($0 + 1) } ?? key.stringValue }.joined(separator: ".")
  }
}
