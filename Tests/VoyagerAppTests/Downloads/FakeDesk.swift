import Foundation

/// What a desktop offers a program that downloads: each kind has other services for the same.
struct FakeDesk: Sendable {
  enum Kind: CaseIterable, Sendable {
    case gnome
    case other
  }

  private static let files = "org.freedesktop.FileManager1"
  private static let dock = "com.canonical.Unity.LauncherEntry"
  private static let message: UInt32 = 77

  let kind: Kind
  let services: FakeServices

  init(_ kind: Kind) throws {
    self.kind = kind
    services =
      switch kind {
      case .gnome:
        try FakeServices(
          ["org.gnome.SessionManager", "org.gtk.Notifications", Self.files],
          answers: [
            "RegisterClient": [.path("/client/1")], "Inhibit": [.unsigned(5)], "Uninhibit": [],
            "AddNotification": [], "RemoveNotification": [],
            "ShowItems": [],
          ], signal: Self.dock)
      case .other:
        try FakeServices(
          ["org.freedesktop.portal.Desktop", "org.freedesktop.Notifications", Self.files],
          answers: [
            "CreateMonitor": [.path("/request/4")], "Inhibit": [.path("/request/5")], "Close": [],
            "Notify": [.unsigned(Self.message)],
            "CloseNotification": [], "ShowItems": [],
          ], signal: Self.dock)
      }
  }

  /// Waits until the computer may not sleep.
  func awake() async throws -> ServiceCall { try await services.call(of: "Inhibit") }

  /// Waits until it may again.
  func asleep() async throws -> ServiceCall {
    try await services.call(of: kind == .gnome ? "Uninhibit" : "Close")
  }

  func shownMessage() async throws -> ServiceCall {
    try await services.call(of: kind == .gnome ? "AddNotification" : "Notify")
  }

  /// Chooses an action of a message, or clicks the message itself.
  func choose(_ action: String, in message: ServiceCall, byButton: Bool) async throws {
    let targets = message.values.compactMap { $0.split(separator: ":").last }.map(String.init)
    guard let target = targets.first(where: { UUID(uuidString: $0) != nil }) else {
      throw AccessibilityError.unexpectedAnswer(method: message.member)
    }
    switch kind {
    case .gnome:
      // The desktop calls the program by the name that came with the message.
      let program = message.values[0]
      try await Command.run(
        "gdbus",
        [
          "call", "--session", "--dest", program, "--object-path", "/" + program.replacing(".", with: "/"),
          "--method", "org.freedesktop.Application.ActivateAction", action, "[<'\(target)'>]", "{}",
        ])
    case .other:
      services.emit(
        "ActionInvoked", of: "org.freedesktop.Notifications", at: "/org/freedesktop/Notifications",
        [.unsigned(Self.message), .string(byButton ? "app.\(action)::\(target)" : "default")])
    }
  }
}
