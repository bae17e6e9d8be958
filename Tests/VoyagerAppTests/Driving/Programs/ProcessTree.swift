import Foundation

/// Reads `/proc`.
enum ProcessTree {
  static func descendants(of process: pid_t) -> [ProcessEntry] {
    let byParent = Dictionary(grouping: all(), by: \.parent)
    var found: [ProcessEntry] = []
    var open = [process]
    while let next = open.popLast() {
      let children = byParent[next] ?? []
      found += children
      open += children.map(\.process)
    }
    return found
  }

  static func children(of process: pid_t) -> [ProcessEntry] {
    all().filter { $0.parent == process }
  }

  static func all() -> [ProcessEntry] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.compactMap(ProcessEntry.init)
  }
}
