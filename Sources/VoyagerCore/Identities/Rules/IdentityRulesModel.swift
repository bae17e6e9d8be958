public import Observation

/// Which sites open in which identity.
@MainActor @Observable
public final class IdentityRulesModel {
  /// What a run does with the rules.
  public enum Use: Sendable {
    /// Loads go by them.
    case followed
    /// They are listed and changed alone.
    case managed
  }

  private var list: IdentityRuleList

  /// Why the rules are not the saved ones, or are not saved, as a sentence for the person; else `nil`.
  public var problem: String? { document.problem }

  /// Whether changes are written.
  ///
  /// Not when the file could not be read: it is left alone for the whole run.
  public var isSaving: Bool { document.isSaving }

  @ObservationIgnored private let use: Use
  @ObservationIgnored private let identities: IdentitiesModel
  @ObservationIgnored private let suffixes: (any PublicSuffixes)?
  @ObservationIgnored private let document: SavedDocument<IdentityRuleList>

  /// Reads the rules and tells `notices` if that failed.
  ///
  /// - Parameter suffixes: Tells domains under which anyone can register a name. Default: no domain is known to
  ///   be one.
  public init(
    store: IdentityRulesStore, identities: IdentitiesModel, notices: NoticesModel, use: Use = .followed,
    suffixes: (any PublicSuffixes)? = nil
  ) {
    self.identities = identities
    self.use = use
    self.suffixes = suffixes
    let contents = store.load()
    document = SavedDocument(contents, of: .identityRules, notices: notices) { value throws(StoreProblem) in
      try await store.save(value)
    }
    list = contents.value ?? IdentityRuleList()
    // The process may have ended between the deletion of an identity and the writing of this list.
    if identities.isSaving {
      change { $0.keep { identities.identity($0.identity) != nil } }
    }
  }

  /// All of them, by site.
  public var rules: [IdentityRule] { list.rules }

  /// The rule that an address goes by.
  public func rule(for address: Address) -> IdentityRule? {
    guard address.isWeb, let host = address.host else {
      return nil
    }
    return list.rule(for: host)
  }

  /// Makes a rule, in place of the one for the same sites.
  ///
  /// The first load that it moves is asked for.
  public func add(_ pattern: SitePattern, in identity: Identity) throws(IdentityRuleError) {
    guard !identity.isInMemory, identities.identity(identity.id) != nil else { throw .identityNotKept }
    if pattern.includesSubdomains, suffixes?.isPublicSuffix(pattern.host) == true {
      throw .domainOfMany(pattern.host)
    }
    if list[pattern]?.identity != identity.id {
      change { $0.set(IdentityRule(pattern, in: identity.id)) }
    }
  }

  public func remove(_ pattern: SitePattern) {
    change { $0.remove(pattern) }
  }

  /// From now on, the rule moves loads without a question.
  public func confirm(_ rule: IdentityRule) {
    if list[rule.pattern]?.identity == rule.identity {
      change { $0.set(IdentityRule(rule.pattern, in: rule.identity, isConfirmed: true)) }
    }
  }

  /// Forgets the rules of one identity.
  public func forget(identity: IdentityID) {
    change { $0.keep { $0.identity != identity } }
  }

  /// What a person means by the site of a page: a whole domain where the page is its front, else one host.
  public func pattern(forSiteOf address: Address) -> SitePattern? {
    guard address.isWeb, let pattern = address.host.flatMap({ SitePattern($0) }) else {
      return nil
    }
    let name = pattern.host.hasPrefix("www.") ? String(pattern.host.dropFirst(4)) : pattern.host
    guard let domain = suffixes?.registrableDomain(of: name), domain == name else {
      return pattern
    }
    return SitePattern(host: name, includesSubdomains: true)
  }

  /// Where a load that the person began belongs.
  func placement(of address: Address, from identity: Identity) -> IdentityPlacement {
    guard use == .followed, !identity.isInMemory, let rule = rule(for: address),
      rule.identity != identity.id, let owner = identities.identity(rule.identity), !owner.isInMemory
    else {
      return .here
    }
    return rule.isConfirmed ? .other(owner) : .ask(rule, owner)
  }

  /// Returns when every change is on the disk, or could not be saved.
  ///
  /// Called before the process ends.
  public func finishSaving() async {
    await document.finish()
  }

  private func change(_ change: (inout IdentityRuleList) -> Void) {
    var changed = list
    change(&changed)
    guard changed != list else {
      return
    }
    list = changed
    document.save(changed)
  }
}
