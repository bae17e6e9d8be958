import Foundation

/// The file that the parent asked for, kept in step with those that WebKit writes.
///
/// WebKit writes beside its destination, gives the file its name at the end, and removes all of it when the download
/// ends early. So it gets a destination of its own, and what it writes gets a second name: the one that was asked for.
struct PartFile: Sendable {
  let url: URL

  /// What WebKit is told.
  var destination: URL { url.appendingPathExtension("new") }

  private var written: URL { destination.appendingPathExtension("wkdownload") }

  /// Keeps what WebKit writes from now on.
  ///
  /// Where a file can't have two names, only a whole file is kept.
  func keep() {
    link(written.path, url.path)
  }

  /// WebKit has written all of it.
  func finish() {
    // A name for the file that already has it changes nothing, and leaves the other name.
    if rename(destination.path, url.path) == 0 {
      unlink(destination.path)
    }
    unlink(written.path)
  }

  /// WebKit has ended early.
  func end() {
    unlink(destination.path)
    unlink(written.path)
  }
}
