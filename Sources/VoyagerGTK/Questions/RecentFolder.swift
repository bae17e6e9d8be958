import Foundation

/// The folder of the files chosen last, for as long as the browser runs.
@MainActor
final class RecentFolder {
  /// Where downloads end.
  var downloads: @MainActor () -> URL? = { nil }

  private var folder: URL?

  /// The folder to choose files from.
  var pathForOpening: String? {
    (folder ?? FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first)?.path
  }

  /// The folder to save a file in.
  var pathForSaving: String? { (folder ?? downloads())?.path }

  func remember(_ file: URL?) {
    guard let file else {
      return
    }
    folder = file.deletingLastPathComponent()
  }
}
