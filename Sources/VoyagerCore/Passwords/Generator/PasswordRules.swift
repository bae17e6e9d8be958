/// What a site says of its passwords, in the words of the `passwordrules` attribute.
///
/// What can't be read of it is passed over: a site's own check has the last word.
public struct PasswordRules: Hashable, Sendable {
  /// Characters of which a password has at least one.
  public internal(set) var required: [Set<Unicode.Scalar>] = []
  /// Characters that a password may have, beside those; `nil` where the site names none.
  public internal(set) var allowed: Set<Unicode.Scalar>?
  public internal(set) var shortest: Int?
  public internal(set) var longest: Int?
  /// How often a character may stand in a row.
  public internal(set) var mostInARow: Int?

  /// - Parameters:
  ///   - text: As the attribute has it, such as `minlength: 12; required: lower; required: digit; allowed: [-_]`.
  ///   - minlength: The attribute of the field.
  ///   - maxlength: The attribute of the field.
  public init(_ text: String = "", minlength: Int? = nil, maxlength: Int? = nil) {
    for part in Self.parts(of: text) {
      guard let colon = part.firstIndex(of: ":") else { continue }
      let name = part[..<colon].filter { !$0.isWhitespace }.lowercased()
      let value = String(part[part.index(after: colon)...])
      switch name {
      case "required":
        let set = Self.characters(value)
        if !set.isEmpty { required.append(set) }
      case "allowed": allowed = (allowed ?? []).union(Self.characters(value))
      case "minlength": shortest = [shortest, Self.number(value)].compactMap(\.self).max()
      case "maxlength": longest = [longest, Self.number(value)].compactMap(\.self).min()
      case "max-consecutive": mostInARow = [mostInARow, Self.number(value)].compactMap(\.self).min()
      default: break
      }
    }
    shortest = [shortest, minlength.flatMap { $0 > 0 ? $0 : nil }].compactMap(\.self).max()
    longest = [longest, maxlength.flatMap { $0 > 0 ? $0 : nil }].compactMap(\.self).min()
  }

  /// Splits at semicolons that stand in no class of characters.
  private static func parts(of text: String) -> [String] {
    var parts = [""]
    var isInside = false
    for character in text {
      switch character {
      case "[" where !isInside: isInside = true
      // One that stands first in its class is a character of it.
      case "]" where isInside && parts.last?.hasSuffix("[") == false: isInside = false
      case ";" where !isInside:
        parts.append("")
        continue
      default: break
      }
      parts[parts.count - 1].append(character)
    }
    return parts
  }

  private static func number(_ text: String) -> Int? {
    Int(text.filter { !$0.isWhitespace }).flatMap { $0 > 0 ? $0 : nil }
  }

  /// Any of several classes, such as `upper, digit, [-_]`.
  private static func characters(_ text: String) -> Set<Unicode.Scalar> {
    var found: Set<Unicode.Scalar> = []
    var rest = text[...]
    while let start = rest.firstIndex(where: { !$0.isWhitespace && $0 != "," }) {
      rest = rest[start...]
      if rest.first == "[" {
        rest.removeFirst()
        // A closing bracket that stands first is a character.
        let first = rest.first == "]" ? rest.removeFirst() : nil
        let end = rest.firstIndex(of: "]") ?? rest.endIndex
        found.formUnion(
          ((first.map(String.init) ?? "") + rest[..<end]).unicodeScalars.filter(PasswordKind.isWritable))
        rest = rest[end...].dropFirst()
      } else {
        let end = rest.firstIndex { $0 == "," || $0.isWhitespace || $0 == "[" } ?? rest.endIndex
        found.formUnion(PasswordKind.named(String(rest[..<end])))
        rest = rest[end...]
      }
    }
    return found
  }
}
