import Foundation

/// Looks for a text in everything below a folder.
struct StoredText {
  let text: String

  /// The files that hold it, in the encodings that engines store.
  func files(below folder: URL) -> [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    let patterns = [Data(text.utf8), text.data(using: .utf16LittleEndian)].compactMap(\.self)
    return names.filter { name in
      guard let content = try? Data(contentsOf: folder.appending(path: name)) else {
        return name.contains(text)
      }
      return name.contains(text) || patterns.contains { content.range(of: $0) != nil }
    }
  }
}
