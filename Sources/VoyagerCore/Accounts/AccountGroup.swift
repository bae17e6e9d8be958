/// Account shortcuts that stand together.
public struct AccountGroup: Hashable, Sendable {
  /// Empty for those that are in no group.
  public let title: String
  public let accounts: [AccountShortcut]

  /// Those without a group first, then the groups in the order of the first of each.
  static func groups(of accounts: [AccountShortcut]) -> [AccountGroup] {
    var titles: [String] = []
    var members: [String: [AccountShortcut]] = [:]
    for account in accounts {
      if members[account.group] == nil, !account.group.isEmpty { titles.append(account.group) }
      members[account.group, default: []].append(account)
    }
    return ([""] + titles).compactMap { title in
      members[title].map { AccountGroup(title: title, accounts: $0) }
    }
  }
}
