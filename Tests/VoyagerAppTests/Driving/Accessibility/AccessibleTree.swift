import Foundation

/// The accessible objects of one program.
struct AccessibleTree: Sendable {
  let process: pid_t
  let bus: AccessibilityBus

  static func of(process: pid_t) async throws -> AccessibleTree {
    AccessibleTree(process: process, bus: try AccessibilityBus())
  }

  /// Every window of the program, read now.
  ///
  /// Empty while the program isn't on the bus.
  func windows() async throws -> [AccessibleElement] {
    var windows: [AccessibleElement] = []
    for application in try await bus.applications(of: process) {
      let children = (try? await bus.children(of: application)) ?? []
      for child in children {
        if let window = try? await bus.read(child) {
          windows.append(window)
        }
      }
    }
    return windows
  }

  /// Waits for a window, by its title if one is given.
  func window(titled title: String? = nil) async throws -> AccessibleElement {
    try await Poll.until(
      title.map { "a window titled \"\($0)\"" } ?? "a window"
    ) {
      try await windows().first { window in
        window.isShowing && (title.map { window.name == $0 } ?? true)
      }
    }
  }

  /// Waits for an object that suits.
  func find(
    _ role: AccessibleRole, named name: String, _ visibility: AccessibleVisibility = .showing,
    within patience: Duration = Poll.patience
  ) async throws -> AccessibleElement {
    try await find("\(role) \"\(name)\"", within: patience) {
      $0.role == role && $0.name == name && visibility.admits($0)
    }
  }

  func find(
    _ expected: String, within patience: Duration = Poll.patience,
    where matches: @Sendable (AccessibleElement) -> Bool
  ) async throws -> AccessibleElement {
    try await Poll.until(expected, within: patience) {
      for window in try await windows() {
        if let found = window.first(where: matches) {
          return found
        }
      }
      return nil
    }
  }

  /// Waits until nothing suits any more.
  func waitUntilGone(
    _ role: AccessibleRole, named name: String, within patience: Duration = Poll.patience
  ) async throws {
    try await Poll.untilTrue("no \(role) \"\(name)\" any more", within: patience) {
      try await windows().allSatisfy { window in
        window.first { $0.role == role && $0.name == name && $0.isShowing } == nil
      }
    }
  }

  func dump() async -> String {
    do {
      let windows = try await windows()
      return windows.isEmpty
        ? "The program has no windows." : windows.map { $0.dump() }.joined(separator: "\n")
    } catch {
      return "\(error)"
    }
  }
}
