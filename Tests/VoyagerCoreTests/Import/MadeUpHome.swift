import Foundation

@testable import VoyagerCore

/// A home folder with the profiles of other browsers in it.
final class MadeUpHome {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  var url: URL { folder.url }

  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  func write(_ data: Data, to path: String) throws {
    let file = folder.file(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func place(_ name: String, _ family: BrowserFamily, _ path: String) -> BrowserPlace {
    BrowserPlace(name, family, in: folder.url.appendingPathComponent(path, isDirectory: true))
  }

  /// Each source with the files that it has, named from the home folder.
  func lines(_ sources: [ImportSource]) -> [String] {
    sources.map { source in
      let files = [source.bookmarks, source.history].map { file in
        file.map { String($0.path.dropFirst(folder.url.path.count + 1)) } ?? "-"
      }
      return "\(source.name): \(files.joined(separator: " "))"
    }
  }
}
