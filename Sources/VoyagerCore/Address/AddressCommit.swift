/// What is to be opened after the person pressed Enter in the address field.
public struct AddressCommit: Hashable, Sendable {
  public var address: Address
  public var disposition: Disposition
  /// Whether the address searches for what was typed.
  public var isSearch: Bool

  /// Whether the person typed the address's scheme.
  public var scheme: SchemeSource
  /// Another identity that it is opened in.
  public var identity: IdentityID?
  /// The open tab that shows it already.
  public var tab: TabID?
  /// The account shortcut that was chosen.
  public var account: AccountID?

  public init(
    address: Address, disposition: Disposition = .currentTab, isSearch: Bool = false,
    scheme: SchemeSource = .named, identity: IdentityID? = nil, tab: TabID? = nil,
    account: AccountID? = nil
  ) {
    self.identity = identity
    self.tab = tab
    self.account = account
    self.scheme = scheme
    self.address = address
    self.disposition = disposition
    self.isSearch = isSearch
  }
}
