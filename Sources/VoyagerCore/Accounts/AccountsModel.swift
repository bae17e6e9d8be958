public import Observation

/// The account shortcuts, in the person's order.
///
/// Each change can be taken back while the program runs.
@MainActor @Observable
public final class AccountsModel {
  private static let mostSteps = 50

  public private(set) var accounts: [AccountShortcut]

  /// Why they are not the saved ones, or are not saved, as a sentence for the person; else `nil`.
  public var problem: String? { document.problem }

  /// Whether changes are written.
  ///
  /// Not when the file could not be read: it is left alone for the whole run.
  public var isSaving: Bool { document.isSaving }

  public var canUndo: Bool { !undone.past.isEmpty }
  public var canRedo: Bool { !undone.future.isEmpty }

  private var undone: (past: [[AccountShortcut]], future: [[AccountShortcut]]) = ([], [])
  @ObservationIgnored let identities: IdentitiesModel
  @ObservationIgnored private let document: SavedDocument<AccountShortcuts>

  /// Reads the shortcuts and tells `notices` if that failed.
  public init(store: AccountsStore, identities: IdentitiesModel, notices: NoticesModel) {
    self.identities = identities
    let contents = store.load()
    document = SavedDocument(contents, of: .accounts, notices: notices) { value throws(StoreProblem) in
      try await store.save(value)
    }
    accounts = contents.value?.accounts ?? []
  }

  /// In the order in which they are shown.
  public var groups: [AccountGroup] { AccountGroup.groups(of: accounts) }

  /// The titles of the groups, in order.
  public var groupTitles: [String] { groups.map(\.title).filter { !$0.isEmpty } }

  public func account(_ id: AccountID) -> AccountShortcut? { accounts.first { $0.id == id } }

  /// Those that lead to a page in an identity.
  public func accounts(at address: Address, in identity: IdentityID) -> [AccountShortcut] {
    accounts.filter { $0.address == address && $0.identity == identity }
  }

  /// Why an account can't be kept as it is, or `nil` if it can.
  public func problem(with account: AccountShortcut) -> AccountProblem? {
    guard account.address.isWeb, account.address.host?.isEmpty == false else { return .noSite }
    guard let identity = identities.identity(account.identity), !identity.isInMemory else {
      return .noIdentity
    }
    let tidy = account.tidy
    return accounts.first { $0.id != account.id && $0.isSame(as: tidy) }.map { .known($0.name) }
  }

  /// Keeps an account behind the others of its group.
  @discardableResult
  public func add(_ account: AccountShortcut) throws(AccountProblem) -> AccountShortcut {
    if let problem = problem(with: account) { throw problem }
    let account = account.tidy
    change { $0.append(account) }
    return account
  }

  /// Keeps those of a list that are not kept yet.
  ///
  /// - Returns: How many were added.
  @discardableResult
  public func add(_ list: [AccountShortcut]) -> Int {
    var new = accounts
    for account in list where problem(with: account) == nil {
      let account = account.tidy
      if !new.contains(where: { $0.isSame(as: account) }) { new.append(account) }
    }
    let count = new.count - accounts.count
    if count > 0 { change { $0 = new } }
    return count
  }

  /// Changes all of an account but its place; in another group, it stands behind the others.
  public func update(_ account: AccountShortcut) throws(AccountProblem) {
    guard let index = accounts.firstIndex(where: { $0.id == account.id }) else { return }
    if let problem = problem(with: account) { throw problem }
    let account = account.tidy
    change { accounts in
      guard accounts[index].group != account.group else {
        accounts[index] = account
        return
      }
      accounts.remove(at: index)
      accounts.append(account)
    }
  }

  /// Moves an account among those of its group.
  ///
  /// - Parameter steps: Up where negative.
  public func move(_ id: AccountID, by steps: Int) {
    guard let account = account(id) else { return }
    let places = accounts.indices.filter { accounts[$0].group == account.group }
    guard let place = places.firstIndex(where: { accounts[$0].id == id }),
      places.indices.contains(place + steps), steps != 0
    else { return }
    let target = places[place + steps]
    change { $0.insert($0.remove(at: places[place]), at: target) }
  }

  /// Moves a group among the groups; those without one stay in front.
  public func moveGroup(_ title: String, by steps: Int) {
    var titles = groupTitles
    guard let place = titles.firstIndex(of: title), titles.indices.contains(place + steps), steps != 0 else {
      return
    }
    titles.insert(titles.remove(at: place), at: place + steps)
    let members = Dictionary(grouping: accounts, by: \.group)
    change { $0 = ([""] + titles).flatMap { members[$0] ?? [] } }
  }

  /// Gives a group another title; an empty one frees its accounts, one that is there joins them.
  public func renameGroup(_ title: String, to new: String) {
    guard !title.isEmpty else { return }
    change { accounts in
      for index in accounts.indices where accounts[index].group == title {
        accounts[index].group = new
        accounts[index] = accounts[index].tidy
      }
    }
  }

  public func delete(_ id: AccountID) {
    change { $0.removeAll { $0.id == id } }
  }

  /// Takes the last change back.
  public func undo() {
    guard let before = undone.past.popLast() else { return }
    undone.future.append(accounts)
    set(before)
  }

  /// Makes a change again that was taken back.
  public func redo() {
    guard let after = undone.future.popLast() else { return }
    undone.past.append(accounts)
    set(after)
  }

  /// Forgets what belongs to an identity, also what could be taken back.
  func forget(_ identity: IdentityID) { keep { $0 != identity } }

  /// Forgets what belongs to identities that are no more.
  func keep(only identities: Set<IdentityID>) { keep { identities.contains($0) } }

  /// Returns when every change is on the disk, or could not be saved.
  ///
  /// Called before the process ends.
  public func finishSaving() async { await document.finish() }

  private func keep(_ isKept: @escaping (IdentityID) -> Bool) {
    let only: ([AccountShortcut]) -> [AccountShortcut] = { $0.filter { isKept($0.identity) } }
    undone = (undone.past.map(only), undone.future.map(only))
    let kept = only(accounts)
    if kept != accounts { set(kept) }
  }

  private func change(_ change: (inout [AccountShortcut]) -> Void) {
    let before = accounts
    var after = accounts
    change(&after)
    guard after != before else { return }
    undone.past = (undone.past + [before]).suffix(Self.mostSteps)
    undone.future = []
    set(after)
  }

  private func set(_ new: [AccountShortcut]) {
    accounts = new
    var saved = AccountShortcuts()
    saved.accounts = new
    document.save(saved)
  }
}
