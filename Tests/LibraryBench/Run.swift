import Foundation

/// Every size in turn, each part in a process of its own, so that memory is counted from nothing.
struct Run {
  let sizes: [Int]

  func start() throws {
    var table = Table()
    for size in sizes {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "library-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let filled = try part("fill", size, folder)
      let voyager = try part("voyager", size, folder) + part("bookmarks", size, folder)
      table.add("Voyager \(name(size))", filled + voyager)
      table.add("Firefox \(name(size))", try part("firefox", size, folder))
    }
    print(table.text)
  }

  private func name(_ size: Int) -> String {
    size >= 1_000_000 ? "\(size / 1_000_000) M" : "\(size / 1000) k"
  }

  private func part(_ name: String, _ size: Int, _ folder: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe")
    process.arguments = [name, "\(size)", folder.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
