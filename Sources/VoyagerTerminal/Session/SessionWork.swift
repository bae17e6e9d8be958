import Foundation
import VoyagerCore

/// Prints, saves and adds to the windows and tabs that the desktop will bring back.
@MainActor
struct SessionWork {
  private struct Entry: Encodable {
    /// From 1, the window used last first.
    let window: Int
    let identity: String
    let address: String
    let title: String
    let isPinned: Bool
    let isInFront: Bool
  }

  let session: SessionModel
  let identities: IdentitiesModel
  let printsJSON: Bool

  func run(_ words: [String]) async -> Outcome {
    switch (words.first ?? "list", words.count) {
    case ("list", ...1): await list()
    case ("save", 2):
      await write(to: words[1]) { file throws(StoreProblem) in try await session.save(to: file) }
    case ("export", 2):
      await write(to: words[1]) { file throws(StoreProblem) in try await session.export(to: file) }
    case ("restore", 2): await restore(from: words[1])
    default: Outcome(problem: Problem(.usage, "Usage: voyager-cli \(Verb.session.usage)"))
    }
  }

  private func list() async -> Outcome {
    do throws(StoreProblem) {
      return lines(try await session.stored())
    } catch {
      return Outcome(
        problem: Problem(.refused, "The windows and tabs can't be read: \(error.reason)."))
    }
  }

  private func write(
    to path: String, _ body: (URL) async throws(StoreProblem) -> Int
  ) async -> Outcome {
    let name = PlainText.line(path)
    do throws(StoreProblem) {
      let count = try await body(URL(fileURLWithPath: path, isDirectory: false))
      return Outcome("\(Self.tabs(count)) written to “\(name)”.")
    } catch {
      return Outcome(problem: Problem(.refused, "“\(name)” was not written: \(error.reason)."))
    }
  }

  private func restore(from path: String) async -> Outcome {
    let name = PlainText.line(path)
    do throws(StoreProblem) {
      let (added, left) = try await session.restore(
        from: URL(fileURLWithPath: path, isDirectory: false), knowing: identities)
      let verb = left == 1 ? "stays" : "stay"
      let rest = left == 0 ? "" : " \(Self.tabs(left)) can't be opened here and \(verb) away."
      return Outcome("\(Self.tabs(added)) added to the windows of the last time.\(rest)")
    } catch {
      return Outcome(problem: Problem(.refused, "“\(name)” was not restored: \(error.reason)."))
    }
  }

  private static func tabs(_ count: Int) -> String { count == 1 ? "1 tab" : "\(count) tabs" }

  private func lines(_ session: StoredSession) -> Outcome {
    let entries = session.windows.enumerated().flatMap { number, window in
      window.tabs.map { entry($0, in: window, number + 1) }
    }
    guard !entries.isEmpty else { return Outcome() }
    return Outcome(entries.map { printsJSON ? JSONText.of($0) : Self.line($0) }.joined(separator: "\n"))
  }

  private func entry(_ tab: StoredTab, in window: StoredWindow, _ number: Int) -> Entry {
    Entry(
      window: number,
      identity: identities.identity(tab.identity)?.name ?? tab.identity.rawValue.uuidString,
      address: tab.page.address.text, title: tab.page.title, isPinned: tab.isPinned,
      isInFront: tab.id == window.selected)
  }

  private static func line(_ entry: Entry) -> String {
    [
      "\(entry.window)", PlainText.line(entry.identity), PlainText.line(entry.address),
      PlainText.line(entry.title),
    ].joined(separator: "\t")
  }
}
