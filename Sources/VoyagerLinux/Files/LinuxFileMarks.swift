public import Foundation
import GTK
public import VoyagerCore

/// Checksums and notes of files, away from the main actor.
public struct LinuxFileMarks: FileMarks {
  public init() {}

  public func checksum(of file: URL) async -> String? {
    let work = Task.detached(priority: .utility) { await FileChecksum.sha256(file.path) }
    return await withTaskCancellationHandler {
      await work.value
    } onCancel: {
      work.cancel()
    }
  }

  public func setOrigin(_ address: Address, of file: URL) async {
    // A name that file managers and search programs know.
    await Task.detached { FileAttribute.set("xdg.origin.url", to: address.text, of: file.path) }.value
  }
}
