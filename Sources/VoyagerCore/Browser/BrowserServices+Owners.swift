/// The identities that sites belong to, as the person says on a tab.
extension BrowserServices {
  /// Whether the site of a tab can belong to an identity.
  func canBelong(_ tab: TabModel) -> Bool {
    !tab.identity.isInMemory && tab.status.shownAddress.isWeb && identityRules.isSaving
  }

  /// The identity that the site of a tab belongs to.
  func owner(ofSiteOf tab: TabModel) -> IdentityID? {
    identityRules.rule(for: tab.status.shownAddress)?.identity
  }

  /// Makes the site of a tab belong to an identity, where the tab then goes, or takes that back.
  func toggleOwner(_ identity: Identity, ofSiteOf tab: TabModel) async {
    let address = tab.status.shownAddress
    if let rule = identityRules.rule(for: address), rule.identity == identity.id {
      identityRules.remove(rule.pattern)
      return
    }
    guard let pattern = identityRules.pattern(forSiteOf: address) else {
      return
    }
    do throws(IdentityRuleError) {
      try identityRules.add(pattern, in: identity)
      // A rule that names the site more exactly would go on holding.
      if let exact = identityRules.rule(for: address), exact.identity != identity.id {
        try identityRules.add(exact.pattern, in: identity)
      }
      await reopen(tab, as: identity)
    } catch {
      show(Notice(error.message), for: tab)
    }
  }
}
