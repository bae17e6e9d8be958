/// A name in a certificate, such as `CN=news.example,O=News\, Ltd`.
struct DistinguishedName {
  private let parts: [(kind: String, value: String)]
  private let text: String

  init(_ text: String) {
    self.text = text
    parts = Self.split(text).compactMap { part in
      guard let equals = part.firstIndex(of: "=") else {
        return nil
      }
      let kind = part[..<equals].filter { $0 != " " }.uppercased()
      return (kind, String(part[part.index(after: equals)...]))
    }
  }

  /// The name and the organisation, or all of it when it has neither.
  var readable: String {
    let name = value("CN")
    let organization = value("O")
    guard let name, let organization, name != organization else {
      return name ?? organization ?? text
    }
    return "\(name) (\(organization))"
  }

  private func value(_ kind: String) -> String? {
    parts.first { $0.kind == kind && !$0.value.isEmpty }?.value
  }

  /// A backslash takes the meaning from what follows.
  private static func split(_ text: String) -> [String] {
    var parts = [""]
    var isEscaped = false
    for character in text {
      switch character {
      case _ where isEscaped:
        parts[parts.count - 1].append(character)
        isEscaped = false
      case "\\": isEscaped = true
      case ",", "+": parts.append("")
      default: parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}
