/// Keeps the account shortcuts in one file.
public typealias AccountsStore = DocumentStore<AccountShortcuts>

extension AccountShortcuts: StoredDocument {
  public static let version = 1
  public static let standard = AccountShortcuts()
}
