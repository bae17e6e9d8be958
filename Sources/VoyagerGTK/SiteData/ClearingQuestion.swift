import GTK
import VoyagerCore

/// Asks before anything is cleared, and says what goes: none of it comes back.
@MainActor
struct ClearingQuestion {
  let clearing: SiteDataClearing
  let clearsHistory: Bool
  let clearsDownloads: Bool
  /// Whose data goes, or `nil` where that needs no word.
  let identity: Identity?
  let isForEveryIdentity: Bool

  func ask(above parent: Window?) async -> Bool {
    let dialog = MessageDialog(heading: "Clear this data?", body: body, parent: parent)
    dialog.addResponse("cancel", "Keep")
    dialog.addResponse("clear", "Clear Data", .destructive)
    dialog.defaultResponse = "cancel"
    dialog.closeResponse = "cancel"
    return await dialog.ask() == "clear"
  }

  private var body: String {
    let kinds = SiteDataKind.allCases.filter(clearing.kinds.contains).map { $0.name.lowercased() }
    let person = isForEveryIdentity ? "every identity" : identity.map { "“\($0.name)”" }
    let facts = [
      "What goes: "
        + Self.list(
          (clearsHistory ? ["history"] : []) + (clearsDownloads ? ["list of downloads"] : []) + kinds),
      "How far back: " + clearing.range.name.lowercased(),
      person.map { "For: " + $0 },
    ]
    let signsOut = clearing.kinds.contains(.cookies) ? "You are signed out of most sites. " : ""
    return facts.compactMap(\.self).joined(separator: "\n") + "\n\n\(signsOut)This can't be undone."
  }

  private static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else {
      return names.first ?? ""
    }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
