/// A sentence for the person that floats over the page and never moves it.
public struct Notice: Hashable, Sendable {
  /// One thing the person can do about it.
  public struct Action: Hashable, Sendable {
    public var title: String
    public var command: Command.ID
    public var tab: TabID?

    public init(title: String, command: Command.ID, tab: TabID? = nil) {
      self.title = title
      self.command = command
      self.tab = tab
    }
  }

  public var text: String
  public var action: Action?

  public init(_ text: String, action: Action? = nil) {
    self.text = text
    self.action = action
  }
}
