/// The account shortcuts, each in its own identity.
@MainActor
struct AccountSuggestions: SuggestionSource {
  let accounts: AccountsModel

  func candidates(for request: SuggestionRequest) async -> [SuggestionCandidate] {
    guard request.query.scope.shows(.shortcut), !request.identity.isInMemory else { return [] }
    return accounts.accounts.map { account in
      SuggestionCandidate(
        .shortcut, account.address, title: Self.title(of: account), identity: account.identity,
        words: [account.signInName, account.group].joined(separator: " "), account: account.id)
    }
  }

  private static func title(of account: AccountShortcut) -> String {
    account.signInName.isEmpty || account.name.contains(account.signInName)
      ? account.name : "\(account.name) — \(account.signInName)"
  }
}
