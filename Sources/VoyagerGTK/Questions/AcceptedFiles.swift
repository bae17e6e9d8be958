import GTK

/// The files that a page takes, from the types it names.
struct AcceptedFiles {
  private static let most = 100

  /// Such as `image/png` or `image/*`.
  private(set) var mimeTypes: [String] = []
  /// Without the dot.
  private(set) var suffixes: [String] = []

  init(_ types: [String]) {
    for type in types.prefix(Self.most) {
      let type = type.filter { !$0.isWhitespace }.lowercased()
      if type.hasPrefix("."), type.count > 1 {
        suffixes.append(String(type.dropFirst()))
      } else if Self.isMIMEType(type), type != "*/*" {
        mimeTypes.append(type)
      }
    }
  }

  /// The filters of a chooser: what the page takes first, and everything, because pages are wrong at times.
  @MainActor
  var filters: [FileFilter] {
    guard !mimeTypes.isEmpty || !suffixes.isEmpty else {
      return []
    }
    return [
      FileFilter(name: title, mimeTypes: mimeTypes, suffixes: suffixes),
      FileFilter(name: "All Files", patterns: ["*"]),
    ]
  }

  var title: String {
    let kinds = Set(mimeTypes.map { $0.prefix { $0 != "/" } })
    guard suffixes.isEmpty, kinds.count == 1 else {
      return "Files for This Page"
    }
    switch kinds.first {
    case "image": return "Pictures"
    case "audio": return "Sounds"
    case "video": return "Videos"
    case "text": return "Texts"
    default: return "Files for This Page"
    }
  }

  private static func isMIMEType(_ text: String) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
  }
}
