import Foundation
import VoyagerCore

/// Lists, saves, checks and makes passwords, and carries them from and to tables of other programs.
///
/// What is secret goes to a terminal alone, unless the call says otherwise.
@MainActor
struct PasswordsWork {
  private struct Entry: Encodable {
    let site: String
    let name: String
    let title: String
    let identity: String
    let hasOneTimeCode: Bool
    let changed: Date
    let password: String?
  }

  let passwords: PasswordsModel
  let services: BrowserServices
  /// Whose are meant; the main identity where one is added, and all where they are listed.
  let identity: Identity?
  let options: TerminalOptions
  let console: Console

  func run(_ words: [String]) async -> Outcome {
    do throws(PasswordProblem) {
      switch (words.first ?? "list", words.count) {
      case ("list", _): return try await list(words.dropFirst())
      case ("add", 2...3): return try await add(words[1], name: words.count > 2 ? words[2] : "")
      case ("import", 2): return try await bring(words[1])
      case ("export", 2): return try await save(words[1])
      case ("generate", 1): return generate()
      case ("check", 1): return try await check()
      default: return Outcome(problem: Problem(.usage, "Usage: voyager-cli \(Verb.passwords.usage)"))
      }
    } catch {
      return Outcome(problem: Problem(.refused, "That was not possible: \(error.reason)."))
    }
  }

  private var secretRefusal: Outcome {
    Outcome(
      problem: Problem(
        .refused, "Passwords are printed to a terminal alone. To print them elsewhere, add --show."))
  }

  private func list(_ words: ArraySlice<String>) async throws(PasswordProblem) -> Outcome {
    let logins = try await stored(words)
    var secrets: [LoginID: Secret] = [:]
    if options.showsSecrets {
      do throws(VaultProblem) {
        secrets = try await passwords.secrets(.password, of: logins.map(\.id))
      } catch {
        throw .vault(error)
      }
    }
    let entries = logins.map { login in
      Entry(
        site: login.origin, name: login.name, title: login.title, identity: name(of: login.identity),
        hasOneTimeCode: login.secrets.contains(.oneTimeKey), changed: login.changed,
        password: secrets[login.id]?.text)
    }
    guard !entries.isEmpty else {
      return Outcome()
    }
    return Outcome(
      entries.map { options.printsJSON ? JSONText.of($0) : Self.line($0) }.joined(separator: "\n"))
  }

  private static func line(_ entry: Entry) -> String {
    ([entry.site, entry.name, entry.title, entry.identity] + [entry.password].compactMap(\.self))
      .map { PlainText.line($0) }.joined(separator: "\t")
  }

  private func stored(_ words: ArraySlice<String>) async throws(PasswordProblem) -> [Login] {
    do throws(StoreProblem) {
      return try await passwords.logins(of: identity?.id).filter { login in
        let text = [login.origin, login.name, login.title].joined(separator: "\n").lowercased()
        return words.allSatisfy { text.contains($0.lowercased()) }
      }
    } catch {
      throw .store(error)
    }
  }

  private func name(of id: IdentityID) -> String { services.identities.identity(id)?.name ?? "" }

  private func add(_ site: String, name: String) async throws(PasswordProblem) -> Outcome {
    guard let origin = LoginOrigin.of(Address(site)) else { throw .noSite }
    let answers = await console.ask("The password of \(PlainText.line(origin)):", [("Password:", .hidden)])
    guard let answer = answers?.first, !answer.isEmpty else {
      return Outcome(problem: Problem(.refused, "Nobody gave a password, so nothing was saved."))
    }
    let owner = identity ?? services.identities.standard
    let login = Login(identity: owner.id, origin: origin, name: name)
    try await passwords.add(NewLogin(login, password: Secret(answer)))
    return Outcome()
  }

  private func bring(_ path: String) async throws(PasswordProblem) -> Outcome {
    let owner = identity ?? services.identities.standard
    return Outcome(try await passwords.importing(URL(fileURLWithPath: path), in: owner.id).sentence)
  }

  private func save(_ path: String) async throws(PasswordProblem) -> Outcome {
    let count = try await passwords.export(
      to: URL(fileURLWithPath: path), as: options.tableForm, of: identity?.id)
    console.tell("The file is not encrypted: whoever gets it can read every password.")
    return Outcome("\(count == 1 ? "1 password was" : "\(count) passwords were") exported.")
  }

  private func generate() -> Outcome {
    guard options.showsSecrets || console.isTerminal else {
      return secretRefusal
    }
    let length = options.length ?? PasswordGenerator.standardLength
    return Outcome(PasswordGenerator(length: length).password().text)
  }

  private func check() async throws(PasswordProblem) -> Outcome {
    let suffixes = services.suffixes
    let findings = try await passwords.findings(of: identity?.id) { address in
      address.host.map { suffixes?.registrableDomain(of: $0) ?? $0 }
    }
    let lines = try await stored([]).flatMap { login in
      PasswordFinding.allCases.filter { findings[login.id]?.contains($0) == true }.map { finding in
        [finding.rawValue, login.origin, login.name].map { PlainText.line($0) }.joined(separator: "\t")
      }
    }
    return Outcome(lines.isEmpty ? nil : lines.sorted().joined(separator: "\n"))
  }
}
