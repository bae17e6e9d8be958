/// A kind of characters that passwords are made of.
public enum PasswordKind: String, CaseIterable, Hashable, Sendable {
  case lower
  case upper
  case digit
  case special

  /// The characters of it, all in ASCII.
  public var characters: Set<Unicode.Scalar> {
    switch self {
    case .lower: Set("abcdefghijklmnopqrstuvwxyz".unicodeScalars)
    case .upper: Set("ABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars)
    case .digit: Set("0123456789".unicodeScalars)
    case .special: Set("-~!@#$%^&*_+=`|(){}[:;\"'<>,.?] /\\".unicodeScalars.filter { $0 != " " })
    }
  }

  /// Those of them that a generated password has unless a site asks for others.
  ///
  /// Without those that look alike, and with signs that most sites take.
  var usual: Set<Unicode.Scalar> {
    switch self {
    case .lower: characters.subtracting("l".unicodeScalars)
    case .upper: characters.subtracting("IO".unicodeScalars)
    case .digit: characters.subtracting("01".unicodeScalars)
    case .special: Set("-_.!*+@#$%&=?".unicodeScalars)
    }
  }

  /// The class of a site's rules.
  static func named(_ name: String) -> Set<Unicode.Scalar> {
    switch name.lowercased() {
    case "ascii-printable", "unicode": allCases.reduce(into: []) { $0.formUnion($1.characters) }
    case let name: Self(rawValue: name)?.characters ?? []
    }
  }

  static func isWritable(_ scalar: Unicode.Scalar) -> Bool { (0x21...0x7e).contains(scalar.value) }
}
