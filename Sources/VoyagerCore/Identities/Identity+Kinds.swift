import Foundation

extension Identity {
  /// The one that is always there.
  ///
  /// "Main" says that it is used unless another is chosen, and nothing about whose it is or what for. Its id is
  /// the same in every profile: when the file can't be read, its tabs still find their own folders, and no run
  /// has to invent new ones.
  public static let standard = Identity(
    id: IdentityID(rawValue: UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1))),
    name: "Main", color: .blue, icon: "user-home-symbolic", kind: .standard)

  // A new id for each run: what one run keeps under it in memory, no later run can find.
  static func privateBrowsing() -> Identity {
    Identity(name: "Private", color: .purple, icon: "view-conceal-symbolic", kind: .privateBrowsing)
  }

  static func automation() -> Identity {
    Identity(name: "Automation", color: .orange, icon: "applications-engineering-symbolic", kind: .automation)
  }
}
