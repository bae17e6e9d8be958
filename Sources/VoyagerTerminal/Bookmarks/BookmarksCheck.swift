import VoyagerCore

/// Names the bookmarks that a person may want to mend.
@MainActor
struct BookmarksCheck {
  private struct Entry: Encodable {
    let finding: String
    let folder: [String]
    let address: String
    let title: String
    /// Where it has moved to.
    var to: String?
    var reason: String?
  }

  let bookmarks: BookmarksModel
  /// Asks the sites, or `nil` to ask none.
  let probe: BookmarkProbe?
  let options: TerminalOptions

  func run() async throws(StoreProblem) -> Outcome {
    let tree = try await bookmarks.tree()
    let entries =
      BookmarkFinding.findings(in: tree).map { finding in
        Entry(
          finding: finding.kind.rawValue, folder: finding.folders, address: finding.leaf.address.text,
          title: finding.leaf.title)
      } + (await answers(of: tree))
    guard !entries.isEmpty else { return Outcome() }
    return Outcome(
      entries.map { options.printsJSON ? JSONText.of($0) : Self.line($0) }.joined(separator: "\n"))
  }

  /// Asks for every page once, however often it is kept.
  private func answers(of tree: BookmarkTree) async -> [Entry] {
    guard let probe else { return [] }
    var addresses: [Address] = []
    var seen: Set<Address> = []
    for (_, leaf) in tree.leaves where leaf.address.isWeb && leaf.address.host?.isEmpty == false {
      if seen.insert(leaf.address).inserted { addresses.append(leaf.address) }
    }
    var outcomes: [Address: BookmarkProbe.Outcome] = [:]
    let turns = Turns(options.jobs)
    await withTaskGroup(of: (Address, BookmarkProbe.Outcome).self) { group in
      for address in addresses {
        group.addTask {
          await turns.take()
          let outcome = await probe.outcome(of: address)
          await turns.give()
          return (address, outcome)
        }
      }
      for await (address, outcome) in group { outcomes[address] = outcome }
    }
    return tree.leaves.compactMap { folders, leaf in
      outcomes[leaf.address].flatMap { Self.entry(folders, leaf, $0) }
    }
  }

  private static func entry(
    _ folders: [String], _ leaf: BookmarkLeaf, _ outcome: BookmarkProbe.Outcome
  ) -> Entry? {
    func entry(_ finding: String, to: String? = nil, reason: String? = nil) -> Entry {
      Entry(
        finding: finding, folder: folders, address: leaf.address.text, title: leaf.title, to: to,
        reason: reason)
    }
    return switch outcome {
    case .there: nil
    case .moved(let place): entry("moved", to: place.text)
    case .gone(let status): entry("gone", reason: "HTTP \(status)")
    case .unreachable(let reason): entry("unreachable", reason: reason)
    }
  }

  private static func line(_ entry: Entry) -> String {
    ([
      entry.finding, BookmarkFolderName.words(entry.folder), PlainText.line(entry.address),
      PlainText.line(entry.title),
    ] + [entry.to ?? entry.reason].compactMap(\.self).map { PlainText.line($0) }).joined(separator: "\t")
  }
}
