import Foundation

/// Where a download ends.
enum DownloadDestination: Hashable, Sendable {
  /// In the usual folder, under its own name.
  case folder
  /// In the file that the person chose.
  case file(URL)
  /// The person wants none of it.
  case nowhere
}
