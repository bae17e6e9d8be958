import Foundation
import VoyagerCore

/// Lists, makes, renames and deletes identities.
@MainActor
struct IdentitiesWork {
  private struct Entry: Encodable {
    let name: String
    let color: String
    let kind: String
    let id: String
    let clearsOnExit: [String]
    let proxy: ProxyChoice
  }

  let services: BrowserServices
  let printsJSON: Bool

  private var identities: IdentitiesModel { services.identities }

  func run(_ words: [String]) async -> Outcome {
    switch (words.first ?? "list", words.count) {
    case ("list", ...1): list()
    case ("create", 2): await change { _ = try identities.create(named: words[1], color: nextColor) }
    case ("rename", 3): await rename(words[1], to: words[2])
    case ("delete", 2): await delete(words[1])
    case ("clear-on-exit", 2): showExit(words[1])
    case ("clear-on-exit", 3): await clearOnExit(words[1], words[2])
    case ("proxy", 2): showProxy(words[1])
    case ("proxy", 3...4): await setProxy(words[1], words[2], except: words.dropFirst(3).first ?? "")
    default:
      await IdentityRulesWork(
        rules: services.identityRules, identities: identities, printsJSON: printsJSON
      ).run(words)
        ?? Outcome(problem: Problem(.usage, "Usage: voyager-cli \(Verb.identities.usage)"))
    }
  }

  private func list() -> Outcome {
    let entries = identities.all.map {
      Entry(
        name: $0.name, color: $0.color.rawValue, kind: $0.kind.rawValue,
        id: $0.id.rawValue.uuidString.lowercased(), clearsOnExit: $0.clearsOnExit.inOrder.map(\.rawValue),
        proxy: identities.proxy(of: $0.id))
    }
    guard !printsJSON else {
      return Outcome(entries.map { JSONText.of($0) }.joined(separator: "\n"))
    }
    return Outcome(
      entries.map { "\(PlainText.line($0.name))\t\($0.color)\t\($0.kind)" }.joined(separator: "\n"))
  }

  /// The first colour that no identity has yet.
  private var nextColor: IdentityColor {
    IdentityColor.allCases.first { color in !identities.all.contains { $0.color == color } } ?? .teal
  }

  private func rename(_ name: String, to newName: String) async -> Outcome {
    guard let identity = identities.identity(named: name) else {
      return unknown(name)
    }
    return await change { try identities.rename(identity.id, to: newName) }
  }

  private func unknown(_ name: String) -> Outcome {
    Outcome(problem: Problem(.usage, "There is no identity of the name “\(PlainText.line(name))”."))
  }

  private func showExit(_ name: String) -> Outcome {
    guard let identity = identities.identity(named: name) else {
      return unknown(name)
    }
    let names = identity.clearsOnExit.inOrder.map(\.rawValue)
    return Outcome(printsJSON ? JSONText.of(names) : names.isEmpty ? "none" : names.joined(separator: ","))
  }

  private func clearOnExit(_ name: String, _ text: String) async -> Outcome {
    guard let identity = identities.identity(named: name) else {
      return unknown(name)
    }
    let data = text == "none" ? [] : text.split(separator: ",").map { ExitData(rawValue: String($0)) }
    guard !data.contains(nil) else {
      let known = ExitData.allCases.map(\.rawValue).joined(separator: ", ")
      return Outcome(
        problem: Problem(
          .usage, "“\(PlainText.line(text))” can't be cleared on exit. Give none, or some of: \(known)."))
    }
    return await change { try identities.change(identity.id, clearsOnExit: Set(data.compactMap(\.self))) }
  }

  private func showProxy(_ name: String) -> Outcome {
    guard let identity = identities.identity(named: name) else {
      return unknown(name)
    }
    let proxy = identities.proxy(of: identity.id)
    guard !printsJSON, case .server(let server) = proxy else {
      return Outcome(printsJSON ? JSONText.of(proxy) : proxy.word)
    }
    return Outcome(
      ([server.address] + [server.exceptions.joined(separator: ",")].filter { !$0.isEmpty })
        .joined(separator: "\t"))
  }

  private func setProxy(_ name: String, _ text: String, except hosts: String) async -> Outcome {
    guard let identity = identities.identity(named: name) else {
      return unknown(name)
    }
    let proxy: ProxyChoice
    do throws(ProxyProblem) {
      if let choice = ProxyChoice(word: text) {
        proxy = choice
      } else {
        proxy = .server(try ProxyServer(text, except: ProxyServer.list(hosts)))
      }
    } catch {
      return Outcome(problem: Problem(.usage, PlainText.line(error.message)))
    }
    return await change { try identities.change(identity.id, proxy: proxy) }
  }

  private func delete(_ name: String) async -> Outcome {
    guard let identity = identities.identity(named: name) else {
      return unknown(name)
    }
    return await change { try await services.deleteUnusedIdentity(identity.id) }
  }

  private func change(_ body: () async throws -> Void) async -> Outcome {
    guard identities.isSaving else {
      return Outcome(problem: Problem(.refused, identities.problem ?? "The identities can't be saved."))
    }
    do {
      try await body()
      await identities.finishSaving()
      return Outcome(problem: identities.problem.map { Problem(.refused, $0) })
    } catch {
      let sentence = (error as? IdentityError)?.message ?? error.localizedDescription
      return Outcome(problem: Problem(.refused, sentence))
    }
  }
}
