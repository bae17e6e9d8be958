import Foundation
import Testing
import VoyagerCore

@testable import VoyagerLinux

@MainActor @Suite struct LinuxMemoryWatchTests {
  private let folder: URL
  private let watch: LinuxMemoryWatch

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("voyager-\(UUID().uuidString)")
    let group = folder.appendingPathComponent("groups/app/voyager")
    try FileManager.default.createDirectory(at: group, withIntermediateDirectories: true)
    try Data("0::/app/voyager\n".utf8).write(to: folder.appendingPathComponent("own"))
    watch = LinuxMemoryWatch(
      pressure: folder.appendingPathComponent("pressure"), groups: folder.appendingPathComponent("groups"),
      ownGroup: folder.appendingPathComponent("own"))
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(path))
  }

  /// - Parameter share: Per cent of the last ten seconds.
  private func setPressure(some share: Double, full: Double = 0, total: Int = 0) throws {
    try write(
      """
      some avg10=\(share) avg60=0.00 avg300=0.00 total=\(total)
      full avg10=\(full) avg60=0.00 avg300=0.00 total=0

      """, to: "pressure")
  }

  @Test("Programs that wait for memory are pressure, all of them at once are a great one")
  func readsPressure() throws {
    #expect(watch.pressure() == .none)
    try setPressure(some: 4)
    #expect(watch.pressure() == .none)
    let waiting = LinuxMemoryWatch(
      pressure: folder.appendingPathComponent("pressure"), groups: folder, ownGroup: folder)
    try setPressure(some: 25)
    #expect(waiting.pressure() == .moderate)
    let stuck = LinuxMemoryWatch(
      pressure: folder.appendingPathComponent("pressure"), groups: folder, ownGroup: folder)
    try setPressure(some: 60, full: 40)
    #expect(stuck.pressure() == .critical)
  }

  @Test("Once it is watched closely, what was a moment ago counts no more")
  func forgetsTheMean() throws {
    let file = PressureFile(folder.appendingPathComponent("pressure"))
    let now = SuspendingClock.now
    try setPressure(some: 25, total: 1_000_000)
    #expect(file.pressure(at: now) == .moderate)
    #expect(file.pressure(at: now + .seconds(2)) == .none)
    try setPressure(some: 2, total: 1_900_000)
    #expect(file.pressure(at: now + .seconds(4)) == .moderate)
    // A minute later the kernel's mean knows better.
    #expect(file.pressure(at: now + .seconds(64)) == .none)
  }

  @Test(
    "The limit of a group, or of one around it, is pressure before it is reached; files in memory don't count"
  )
  func readsLimits() throws {
    #expect(watch.interval == .seconds(60))
    try write("max\n", to: "groups/app/voyager/memory.max")
    try write("900\n", to: "groups/app/voyager/memory.current")
    #expect(watch.pressure() == .none && watch.interval == .seconds(60))
    try write("1000\n", to: "groups/app/memory.max")
    try write("990\n", to: "groups/app/memory.current")
    try write("anon 400\ninactive_file 300\nactive_file 100\n", to: "groups/app/memory.stat")
    #expect(watch.pressure() == .none && watch.interval == .seconds(5))
    try write("anon 800\ninactive_file 100\nactive_file 50\n", to: "groups/app/memory.stat")
    #expect(watch.pressure() == .moderate && watch.interval == .seconds(1))
    try write("anon 950\ninactive_file 10\n", to: "groups/app/memory.stat")
    #expect(watch.pressure() == .critical)
  }

  @Test("A warning holds for a while and is told")
  func warns() {
    var count = 0
    watch.onWarning = { count += 1 }
    watch.warn(.critical)
    #expect(count == 1)
    #expect(watch.pressure() == .critical)
  }

  @Test("This machine's own files are read")
  func readsTheMachine() throws {
    let file = URL(fileURLWithPath: "/proc/pressure/memory")
    guard let bytes = try? Data(contentsOf: file) else { return }
    #expect(PressureReading(String(decoding: bytes, as: UTF8.self)) != nil)
  }
}
