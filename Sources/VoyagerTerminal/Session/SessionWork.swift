import Foundation
import VoyagerCore

/// Prints the windows and tabs that the desktop will bring back.
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
    guard words.isEmpty || words == ["list"] else {
      return Outcome(problem: Problem(.usage, "Usage: voyager-cli \(Verb.session.usage)"))
    }
    do throws(StoreProblem) {
      return lines(try await session.stored())
    } catch {
      return Outcome(
        problem: Problem(.refused, "The windows and tabs can't be read: \(error.reason)."))
    }
  }

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
