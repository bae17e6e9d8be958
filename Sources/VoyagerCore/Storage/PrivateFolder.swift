public import Foundation

/// A folder that only its owner can look into.
public struct PrivateFolder: Hashable, Sendable {
  public let url: URL

  public init(_ url: URL) {
    self.url = url
  }

  /// Makes the folder and the missing ones above it, each with mode 0700.
  ///
  /// Folders that exist keep their mode.
  public func make() throws(StoreProblem) {
    let path = url.path
    var information = stat()
    if stat(path, &information) == 0 {
      guard information.st_mode & S_IFMT == S_IFDIR else {
        throw .unwritable("a file is where a folder should be")
      }
      return
    }
    let parent = url.deletingLastPathComponent()
    if parent.path != path {
      try PrivateFolder(parent).make()
    }
    guard mkdir(path, 0o700) != 0 else { return }
    let failure = SystemFailure()
    // Another start may have made it in between.
    guard failure.code == EEXIST, stat(path, &information) == 0, information.st_mode & S_IFMT == S_IFDIR
    else { throw .unwritable(failure.words) }
  }
}
