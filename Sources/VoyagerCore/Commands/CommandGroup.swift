/// Commands under a common title, as data: a shell shows them in a submenu.
@MainActor
public struct CommandGroup {
  public let title: String
  public let commands: [Command]

  public init(_ title: String, _ commands: [Command]) {
    self.title = title
    self.commands = commands
  }
}
