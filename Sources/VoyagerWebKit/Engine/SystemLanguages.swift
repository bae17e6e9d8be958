import CDesktop
import GTK

/// The languages of the person's system, as sites are told of them.
enum SystemLanguages {
  @MainActor
  static func tags() -> [String] {
    var tags: [String] = []
    var next = g_get_language_names()
    while let names = next, let name = names.pointee.map({ String(cString: $0) }) {
      next = names + 1
      // A locale also has a character set or a variant, and the one of the C programs is no language.
      guard !name.contains(where: { ".@".contains($0) }), name != "C", name != "POSIX" else {
        continue
      }
      tags.append(name.replacing("_", with: "-"))
    }
    return tags.isEmpty ? ["en-US"] : tags
  }
}
