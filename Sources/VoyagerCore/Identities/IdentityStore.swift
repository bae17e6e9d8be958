/// Keeps the identities in one file.
public typealias IdentityStore = DocumentStore<IdentityList>

extension IdentityList: StoredDocument {
  // The first version knew no proxies, and would let an identity go without its own.
  public static let version = 2
}
