import Foundation
import VoyagerCore

/// Lists, keeps and removes account shortcuts, and carries them from and to a file.
@MainActor
struct AccountsWork {
  private struct Entry: Encodable {
    let title: String
    let address: String
    let identity: String
    let signInName: String
    let group: String
    let id: String
  }

  let accounts: AccountsModel
  let identities: IdentitiesModel
  /// Whose an added one is, and whose are listed; all where the call names none.
  let identity: Identity?
  let options: TerminalOptions

  func run(_ words: [String]) async -> Outcome {
    // An unreadable file must not look like an empty one.
    if !accounts.isSaving {
      return Outcome(problem: Problem(.refused, accounts.problem ?? "The accounts can't be used."))
    }
    switch (words.first ?? "list", words.count) {
    case ("list", _): return list(words.dropFirst())
    case ("add", 2...3): return await add(words[1], title: words.count > 2 ? words[2] : "")
    case ("remove", 2): return await remove(words[1])
    case ("import", 2): return await bring(words[1])
    case ("export", 2): return await save(words[1])
    default: return Outcome(problem: Problem(.usage, "Usage: voyager-cli \(Verb.accounts.usage)"))
    }
  }

  private func list(_ words: ArraySlice<String>) -> Outcome {
    let shown = accounts.groups.flatMap(\.accounts).map(entry).filter { entry in
      let text = [entry.title, entry.address, entry.signInName, entry.group].joined(separator: "\n")
        .lowercased()
      return words.allSatisfy { text.contains($0.lowercased()) }
        && (identity.map { $0.name == entry.identity } ?? true)
    }
    guard !shown.isEmpty else {
      return Outcome()
    }
    return Outcome(shown.map { options.printsJSON ? JSONText.of($0) : Self.line($0) }.joined(separator: "\n"))
  }

  private func entry(_ account: AccountShortcut) -> Entry {
    Entry(
      title: account.name, address: account.address.text,
      identity: identities.identity(account.identity)?.name ?? "", signInName: account.signInName,
      group: account.group, id: account.id.text)
  }

  private static func line(_ entry: Entry) -> String {
    [entry.group, entry.title, entry.address, entry.identity, entry.signInName].map { PlainText.line($0) }
      .joined(separator: "\t")
  }

  private func add(_ address: String, title: String) async -> Outcome {
    let account = AccountShortcut(
      title: title, address: Address(address), identity: (identity ?? identities.standard).id,
      signInName: options.signInName ?? "", group: options.bookmarkFolder ?? "")
    do throws(AccountProblem) {
      try accounts.add(account)
    } catch {
      return Outcome(problem: Problem(.usage, PlainText.line(error.message)))
    }
    return await saved(nil)
  }

  /// - Parameter text: An id, an address or a title, of which there must be one alone.
  private func remove(_ text: String) async -> Outcome {
    let found = accounts.accounts.filter { account in
      (account.id.text == text.lowercased() || account.address.text == text || account.name == text)
        && (identity.map { $0.id == account.identity } ?? true)
    }
    guard let account = found.first else {
      return Outcome(problem: Problem(.refused, "There is no account “\(PlainText.line(text))”."))
    }
    guard found.count == 1 else {
      return Outcome(
        problem: Problem(
          .usage,
          "There are \(found.count) accounts “\(PlainText.line(text))”. Name one by its id, see --json."))
    }
    accounts.delete(account.id)
    return await saved(nil)
  }

  private func bring(_ path: String) async -> Outcome {
    do throws(StoreProblem) {
      let reading = try await accounts.importing(URL(fileURLWithPath: path))
      return await saved(reading.sentence)
    } catch {
      return Outcome(
        problem: Problem(.refused, "“\(PlainText.line(path))” could not be imported (\(error.reason))."))
    }
  }

  private func save(_ path: String) async -> Outcome {
    do throws(StoreProblem) {
      try await accounts.export(to: URL(fileURLWithPath: path))
      return Outcome()
    } catch {
      return Outcome(
        problem: Problem(.refused, "The accounts could not be exported (\(error.reason))."))
    }
  }

  private func saved(_ text: String?) async -> Outcome {
    await accounts.finishSaving()
    return Outcome(text, problem: accounts.problem.map { Problem(.refused, $0) })
  }
}
