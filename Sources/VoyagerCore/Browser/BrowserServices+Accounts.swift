import Observation

/// The account shortcuts, as the person uses them in a window.
extension BrowserServices {
  /// Goes to the tab that shows an account in its identity, or opens it there.
  public func openAccount(_ id: AccountID, from window: BrowserWindowModel) {
    guard let account = accounts.account(id) else { return }
    let unused = window.selectedTab.flatMap { $0.isUntouched && window.tabs.count > 1 ? $0 : nil }
    if let tab = tab(of: account) {
      tab.signInName = account.signInName.isEmpty ? nil : account.signInName
      bringToFront(tab, for: .link)
      tab.window?.shell?.focusPage()
      if let unused, unused !== tab { drop(unused) }
      return
    }
    if let tab = window.selectedTab, tab.isUntouched, tab.identity.id == account.identity {
      tab.load(account.address)
      didOpen(account, in: tab)
    } else if let tab = openKept(account.address, as: account.identity, from: window) {
      didOpen(account, in: tab)
      if let unused { drop(unused) }
    }
  }

  private func didOpen(_ account: AccountShortcut, in tab: TabModel) {
    tab.signInName = account.signInName.isEmpty ? nil : account.signInName
    tab.status.begun(by: .bookmark)
    tab.window?.shell?.focusPage()
  }

  /// The tab that shows an account: its own page rather than one below it, the one looked at last.
  private func tab(of account: AccountShortcut) -> TabModel? {
    let tabs = windows.flatMap(\.tabs).filter {
      $0.identity.id == account.identity && $0.window?.isPopup == false
    }
    let shown = tabs.filter { $0.status.shownAddress == account.address }
    let around = tabs.filter { tab in
      account.covers(tab.status.shownAddress) && !isOfCloserAccount(tab, than: account)
    }
    return (shown.isEmpty ? around : shown).max { $0.lookedAt < $1.lookedAt }
  }

  /// Whether a tab rather is another account's, whose page is further down.
  private func isOfCloserAccount(_ tab: TabModel, than account: AccountShortcut) -> Bool {
    accounts.accounts.contains { other in
      other.identity == account.identity && other.address != account.address
        && other.covers(tab.status.shownAddress) && account.covers(other.address)
    }
  }

  /// Whether what a tab shows can be kept as an account.
  func canBeAccount(_ tab: TabModel) -> Bool {
    !tab.identity.isInMemory && tab.status.shownAddress.isWeb && accounts.isSaving
  }

  func isAccount(_ tab: TabModel) -> Bool {
    !accounts.accounts(at: tab.status.shownAddress, in: tab.identity.id).isEmpty
  }

  /// Keeps what a tab shows as an account, and tells so with a way back.
  func keepAccount(_ tab: TabModel) {
    guard canBeAccount(tab) else { return }
    let account = AccountShortcut(
      title: TabTitle.plain(tab.title), address: tab.status.shownAddress, identity: tab.identity.id)
    do throws(AccountProblem) {
      let kept = try accounts.add(account)
      let undo = Notice.Action(title: "Undo", command: .undoAccounts)
      show(Notice("“\(kept.name)” is kept as an account.", action: undo), for: tab)
    } catch {
      show(Notice(error.message), for: tab)
    }
  }

  /// The start pages show the accounts, and those of identities that are no more go.
  func followAccounts() {
    if identities.isComplete {
      accounts.keep(only: Set(identities.identities.map(\.id)))
    }
    startPages.sections = { [weak self] in self?.accountSections(for: $0) ?? [] }
    refreshAccounts()
  }

  private func refreshAccounts() {
    withObservationTracking {
      _ = accounts.accounts
    } onChange: { [weak self] in
      Task { @MainActor in
        self?.refreshAccounts()
        self?.startPages.refresh()
      }
    }
  }

  private func accountSections(for identity: IdentityID) -> [StartSection] {
    accounts.groups.map { group in
      let links = group.accounts.map { account in
        let other = account.identity == identity ? nil : identities.identity(account.identity)?.name
        let note = [account.signInName, other.map { "in \($0)" } ?? ""].filter { !$0.isEmpty }
        return StartTile(
          title: account.title, address: account.address, account: account.id,
          note: note.joined(separator: ", "))
      }
      return StartSection(title: group.title.isEmpty ? "Accounts" : group.title, links: links)
    }
  }
}
