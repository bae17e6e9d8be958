import Foundation
import Testing
import VoyagerLinux

@Suite("Profile lock")
struct ProfileLockTests {
  @Test("A profile is taken once, given back at the end, and keeps others out of its folder")
  func locks() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("voyager-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let state = folder.appendingPathComponent("state")
    var first: ProfileLock? = try ProfileLock(in: state)
    #expect(first != nil)
    #expect(throws: ProfileLock.Failure.inUse) { try ProfileLock(in: state) }
    let mode = try FileManager.default.attributesOfItem(atPath: state.path)[.posixPermissions] as? Int
    #expect(mode == 0o700)
    first = nil
    _ = try ProfileLock(in: state)
  }

  @Test("A folder that can't be made is told from one in use")
  func tellsWhy() throws {
    #expect {
      try ProfileLock(in: URL(fileURLWithPath: "/proc/voyager"))
    } throws: { error in
      (error as? ProfileLock.Failure).map { $0 != .inUse } ?? false
    }
  }
}
