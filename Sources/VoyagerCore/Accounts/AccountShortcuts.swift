/// All account shortcuts, in the order in which the person wants them.
public struct AccountShortcuts: Codable, Hashable, Sendable {
  var accounts: [AccountShortcut] = []

  public init() {}
}
