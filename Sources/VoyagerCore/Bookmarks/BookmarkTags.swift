import Foundation

/// How tags and keywords are kept.
public enum BookmarkTags {
  /// Without blanks around them, each once; case makes no difference, the first one given counts.
  public static func kept(_ tags: [String]) -> [String] {
    var seen: Set<String> = []
    return tags.map(trimmed).filter { !$0.isEmpty && seen.insert(folded($0)).inserted }
  }

  /// The tags of a line in which commas part them.
  public static func tags(in line: String) -> [String] {
    kept(line.split(separator: ",").map(String.init))
  }

  /// In lower case, or `nil` where it could never be typed as one word.
  public static func keyword(_ text: String?) -> String? {
    guard let word = text.map(trimmed), !word.isEmpty, !word.contains(where: \.isWhitespace) else {
      return nil
    }
    return word.lowercased()
  }

  static func folded(_ tag: String) -> String {
    tag.folding(options: .caseInsensitive, locale: nil)
  }

  private static func trimmed(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ").trimmingCharacters(in: .whitespaces)
  }
}
