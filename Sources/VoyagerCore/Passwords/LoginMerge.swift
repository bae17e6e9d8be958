/// What became of logins that were added together.
public struct LoginMerge: Hashable, Sendable {
  /// Those that were not there.
  public var added: [LoginID] = []
  /// Those that were there, and got another password or what they lacked.
  public var changed: [LoginID] = []
  /// Those that were there just so.
  public var same = 0
  /// Those that were there with another password, which stays.
  public var kept = 0
  /// Those of no site that a login can belong to.
  public var refused = 0

  public init() {}
}
