extension SecretKind {
  /// As a column keeps a set of them.
  ///
  /// A bit is never given another meaning.
  private var bit: Int64 {
    switch self {
    case .password: 1
    case .formerPassword: 2
    case .oneTimeKey: 4
    case .note: 8
    }
  }

  static func bits(_ kinds: Set<SecretKind>) -> Int64 { kinds.reduce(0) { $0 | $1.bit } }

  static func kinds(_ bits: Int64) -> Set<SecretKind> { Set(allCases.filter { bits & $0.bit != 0 }) }
}
