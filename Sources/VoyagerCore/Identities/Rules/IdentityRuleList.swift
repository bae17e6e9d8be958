/// Rules by site, one for each pattern.
public struct IdentityRuleList: Hashable, Sendable {
  private var byPattern: [SitePattern: IdentityRule] = [:]

  public init() {}

  /// All of them, by site.
  public var rules: [IdentityRule] {
    byPattern.values.sorted {
      ($0.pattern.host, $0.pattern.text) < ($1.pattern.host, $1.pattern.text)
    }
  }

  /// The rule that names a host most exactly.
  func rule(for host: String) -> IdentityRule? {
    let host = SitePattern.normal(host)
    return byPattern.values.filter { $0.pattern.matches(host) }
      .max { $0.pattern.weight < $1.pattern.weight }
  }

  /// The rule with this very pattern.
  subscript(pattern: SitePattern) -> IdentityRule? { byPattern[pattern] }

  /// Adds a rule in place of the one with the same pattern.
  mutating func set(_ rule: IdentityRule) {
    byPattern[rule.pattern] = rule
  }

  mutating func remove(_ pattern: SitePattern) {
    byPattern[pattern] = nil
  }

  mutating func keep(where stays: (IdentityRule) -> Bool) {
    byPattern = byPattern.filter { stays($0.value) }
  }
}

extension IdentityRuleList: Codable {
  private enum Key: String, CodingKey {
    case rules
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    for rule in try values.decode([IdentityRule].self, forKey: .rules) {
      guard (self[rule.pattern]?.identity ?? rule.identity) == rule.identity else {
        throw StoreProblem.damaged("a site belongs to two identities")
      }
      set(rule)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(rules, forKey: .rules)
  }
}
