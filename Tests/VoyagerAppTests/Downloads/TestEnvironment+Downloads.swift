import Foundation

extension TestEnvironment {
  /// What is in the download folder: contents by name.
  var downloadedFiles: [String: String] {
    let folder = profile.appending(path: "downloads")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return Dictionary(
      names.map { ($0, (try? String(contentsOf: folder.appending(path: $0), encoding: .utf8)) ?? "") }
    ) { first, _ in first }
  }
}
