public import Foundation

/// Account shortcuts in a file that a person can read, write and carry elsewhere: JSON, identities by their names.
public struct AccountsFile: Codable, Hashable, Sendable {
  /// One account, as the file names it.
  struct Entry: Codable, Hashable, Sendable {
    var title: String?
    var address: String
    /// The standard one where it is missing.
    var identity: String?
    var signInName: String?
    var group: String?
    var icon: String?
  }

  static let version = 1

  let version: Int
  let accounts: [Entry]

  /// What was read from a file and what it came to.
  public struct Reading: Hashable, Sendable {
    public var added = 0
    /// Those that were there.
    public var known = 0
    /// Those of an identity that is not here.
    public var unknownIdentity = 0
    /// Those without the address of a page of the web.
    public var refused = 0

    /// What came of it, for the person.
    public var sentence: String {
      let parts = [
        known > 0 ? "\(known) \(known == 1 ? "was" : "were") there already" : "",
        unknownIdentity > 0
          ? "\(unknownIdentity) \(unknownIdentity == 1 ? "belongs" : "belong") to an identity that is not here"
          : "",
        refused > 0 ? "\(refused) \(refused == 1 ? "has" : "have") no address of a page of the web" : "",
      ].filter { !$0.isEmpty }
      let words = "\(added == 1 ? "1 account was" : "\(added) accounts were") added"
      return ([words] + parts).joined(separator: "; ") + "."
    }
  }
}

extension AccountsModel {
  /// Writes all accounts into a file that only its owner may read.
  ///
  /// - Returns: How many.
  @discardableResult
  public func export(to file: URL) async throws(StoreProblem) -> Int {
    let entries = groups.flatMap(\.accounts).map(entry)
    try await Self.write(AccountsFile(version: AccountsFile.version, accounts: entries), to: file)
    return entries.count
  }

  /// Keeps those accounts of a file that are not kept yet.
  public func importing(_ file: URL) async throws(StoreProblem) -> AccountsFile.Reading {
    let contents = try await Self.read(file)
    var reading = AccountsFile.Reading()
    var new: [AccountShortcut] = []
    for entry in contents.accounts {
      guard let account = account(entry) else {
        reading.unknownIdentity += 1
        continue
      }
      switch problem(with: account) {
      case .noSite: reading.refused += 1
      case .noIdentity: reading.unknownIdentity += 1
      case .known: reading.known += 1
      case nil: new.append(account)
      }
    }
    reading.added = add(new)
    reading.known += new.count - reading.added
    return reading
  }

  private func entry(_ account: AccountShortcut) -> AccountsFile.Entry {
    AccountsFile.Entry(
      title: account.title, address: account.address.text,
      identity: identities.identity(account.identity)?.name,
      signInName: account.signInName, group: account.group, icon: account.icon)
  }

  private func account(_ entry: AccountsFile.Entry) -> AccountShortcut? {
    let identity = entry.identity.map(identities.identity(named:)) ?? identities.standard
    return identity.map { identity in
      AccountShortcut(
        title: entry.title ?? "", address: Address(entry.address), identity: identity.id,
        signInName: entry.signInName ?? "", group: entry.group ?? "", icon: entry.icon)
    }
  }

  @concurrent private static func write(_ contents: AccountsFile, to file: URL) async throws(StoreProblem) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let bytes = try? encoder.encode(contents) else { throw .unwritable("a value has no form in JSON") }
    try AtomicFile(url: file).replace(with: bytes + [UInt8(ascii: "\n")])
  }

  @concurrent private static func read(_ file: URL) async throws(StoreProblem) -> AccountsFile {
    guard let bytes = try AtomicFile(url: file).contents() else { throw .unreadable("there is no such file") }
    do {
      let contents = try JSONDecoder().decode(AccountsFile.self, from: bytes)
      guard contents.version <= AccountsFile.version else {
        throw StoreProblem.newerVersion(contents.version)
      }
      return contents
    } catch let error as DecodingError {
      throw .damaged(error.words)
    } catch let error as StoreProblem {
      throw error
    } catch {
      throw .damaged("it is no list of accounts")
    }
  }
}
