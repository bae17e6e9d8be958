import Foundation

extension AccessibilityBus {
  private static let accessible = "org.a11y.atspi.Accessible"
  private static let component = "org.a11y.atspi.Component"

  /// The root objects of every program on the bus that belongs to the process.
  func applications(of process: pid_t) throws -> [AccessibleReference] {
    try children(of: .registry).filter { application in
      let bus = AccessibleReference(busName: "org.freedesktop.DBus", path: "/org/freedesktop/DBus")
      let answer = try? call(
        bus, "org.freedesktop.DBus", "GetConnectionUnixProcessID",
        [.string(application.busName)])
      return answer?[0]?.unsigned.map { pid_t(bitPattern: $0) } == process
    }
  }

  func children(of reference: AccessibleReference) throws -> [AccessibleReference] {
    let answer = try call(reference, Self.accessible, "GetChildren")
    return (answer[0]?.elements ?? []).compactMap(AccessibleReference.init)
  }

  /// Reads an object and everything below it.
  ///
  /// Objects that vanish meanwhile are left out.
  func read(_ reference: AccessibleReference, in parent: AccessibleVisibility = .showing) throws
    -> AccessibleElement
  {
    let states = try states(of: reference)
    // What isn't on the screen is given no room; some objects that only group others have no rectangle.
    let hasRoom = (try? frame(of: reference)).map { $0.width > 0 && $0.height > 0 } ?? true
    let isShowing = parent == .showing && states.contains(.visible) && hasRoom
    return AccessibleElement(
      reference: reference, bus: self, role: try role(of: reference),
      name: try text(of: "Name", at: reference),
      description: try text(of: "Description", at: reference), states: states,
      isShowing: isShowing,
      children: try children(of: reference).compactMap {
        try? read($0, in: isShowing ? .showing : .any)
      })
  }

  /// Climbs to the object that lies directly in the application.
  func window(of reference: AccessibleReference) throws -> AccessibleReference {
    var current = reference
    while true {
      let value = try property("Parent", of: Self.accessible, at: current)
      guard let parent = AccessibleReference(value), try role(of: parent) != .application else {
        return current
      }
      current = parent
    }
  }

  func states(of reference: AccessibleReference) throws -> Set<AccessibleState> {
    let answer = try call(reference, Self.accessible, "GetState")
    let words = (answer[0]?.elements ?? []).compactMap(\.unsigned)
    return Set(
      AccessibleState.allCases.filter { state in
        let word = Int(state.rawValue / 32)
        return word < words.count && words[word] & (1 << (state.rawValue % 32)) != 0
      })
  }

  func name(of reference: AccessibleReference) throws -> String {
    try text(of: "Name", at: reference)
  }

  func actions(of reference: AccessibleReference) throws -> [String] {
    let interface = "org.a11y.atspi.Action"
    let count = try property("NActions", of: interface, at: reference).integer ?? 0
    return try (0..<count).map { index in
      try call(reference, interface, "GetName", [.integer(index)])[0]?.string ?? ""
    }
  }

  /// The object's rectangle in the coordinates of its window.
  func frame(of reference: AccessibleReference) throws -> ScreenRectangle {
    let window: UInt32 = 1
    let answer = try call(reference, Self.component, "GetExtents", [.unsigned(window)])
    let numbers = (answer[0]?.elements ?? []).compactMap(\.integer).map { Int($0) }
    guard numbers.count == 4 else {
      throw AccessibilityError.unexpectedAnswer(method: "GetExtents")
    }
    return ScreenRectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private func role(of reference: AccessibleReference) throws -> AccessibleRole {
    let number = try call(reference, Self.accessible, "GetRole")[0]?.unsigned ?? 0
    return AccessibleRole(rawValue: number) ?? .unknown
  }

  private func text(of property: String, at reference: AccessibleReference) throws -> String {
    try self.property(property, of: Self.accessible, at: reference).string ?? ""
  }
}
