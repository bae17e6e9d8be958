import Foundation

/// The folder of the files chosen last, for as long as the browser runs.
@MainActor
final class RecentFolder {
  private var folder: URL?

  /// The folder to begin in.
  func path(orElse fallback: FileManager.SearchPathDirectory) -> String? {
    (folder ?? FileManager.default.urls(for: fallback, in: .userDomainMask).first)?.path
  }

  func remember(_ file: URL?) {
    guard let file else {
      return
    }
    folder = file.deletingLastPathComponent()
  }
}
