import VoyagerCore

/// Lists the parent's commands: the ones that a menu and a keyboard run elsewhere.
@MainActor
struct ListCommands {
  private struct Entry: Encodable {
    let id: String
    let title: String
    let shortcuts: [String]
  }

  let services: BrowserServices
  let printsJSON: Bool

  func run() -> Outcome {
    let entries = services.openWindow().commands.all.map {
      Entry(id: $0.id.rawValue, title: $0.title, shortcuts: $0.shortcuts.map(\.text))
    }
    guard !printsJSON else {
      return Outcome(JSONText.of(entries))
    }
    return Outcome(
      entries.map { [$0.id, $0.title, $0.shortcuts.joined(separator: ", ")].joined(separator: "\t") }
        .joined(separator: "\n"))
  }
}
