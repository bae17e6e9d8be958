/// Keeps the rules in one file.
public typealias IdentityRulesStore = DocumentStore<IdentityRuleList>

extension IdentityRuleList: StoredDocument {
  public static let version = 1
  public static let standard = IdentityRuleList()
}
