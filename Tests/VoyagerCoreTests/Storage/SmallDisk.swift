import Foundation

/// A disk with hardly any room, mounted for one test.
///
/// Only an administrator can have one.
final class SmallDisk {
  let folder: TemporaryFolder

  init?(kilobytes: Int = 64) {
    guard let folder = try? TemporaryFolder(),
      Self.run("mount", "-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", folder.url.path)
    else { return nil }
    self.folder = folder
  }

  deinit {
    _ = Self.run("umount", folder.url.path)
  }

  static var isPossible: Bool { SmallDisk() != nil }

  /// Takes every byte that is left.
  func fill() throws {
    let file = folder.file("filler")
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    while (try? handle.write(contentsOf: Data(repeating: 0, count: 512))) != nil {}
    try? handle.close()
  }

  /// From now on it can only be read.
  func makeReadOnly() -> Bool {
    Self.run("mount", "-o", "remount,ro", folder.url.path)
  }

  func empty() throws {
    try FileManager.default.removeItem(at: folder.file("filler"))
  }

  private static func run(_ arguments: String...) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
