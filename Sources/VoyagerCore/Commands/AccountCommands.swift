/// Commands that open the account shortcuts.
///
/// They follow the list of accounts, so a shell makes them anew when that list changes. A private window offers none.
@MainActor
public struct AccountCommands {
  private static let most = 12

  private let window: BrowserWindowModel

  public init(window: BrowserWindowModel) {
    self.window = window
  }

  /// The first accounts of each group; the others are in the list of accounts.
  public var groups: [CommandGroup] {
    guard !window.identity.isInMemory else { return [] }
    var room = Self.most
    return window.services.accounts.groups.compactMap { group in
      let accounts = group.accounts.prefix(room)
      room -= accounts.count
      return accounts.isEmpty ? nil : CommandGroup(group.title, accounts.map(open))
    }
  }

  private func open(_ account: AccountShortcut) -> Command {
    let several = window.services.identities.identities.count > 1
    let identity = several ? window.services.identities.identity(account.identity)?.name : nil
    let notes = [account.signInName, identity ?? ""].filter { !$0.isEmpty }
    let title = TabTitle.plain(account.name)
    return Command(
      .openAccount(account.id), notes.isEmpty ? title : "\(title) (\(notes.joined(separator: ", ")))"
    ) { [weak window] in
      if let window { window.services.openAccount(account.id, from: window) }
    }
  }
}
