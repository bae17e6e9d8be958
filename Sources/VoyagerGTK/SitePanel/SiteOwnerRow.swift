import GTK
import VoyagerCore

/// The identity in which a site always opens.
@MainActor
final class SiteOwnerRow {
  let row = ComboRow(title: "Always Open In")

  private let panel: SitePanel
  private let owners: [Identity]

  /// - Parameter leave: Closes the panel: the tab may go to another identity.
  init(_ panel: SitePanel, leave: @escaping @MainActor () -> Void) {
    self.panel = panel
    owners = panel.possibleOwners
    row.isVisible = !owners.isEmpty
    row.setChoices(["Any"] + owners.map(\.name))
    row.selected = owners.firstIndex { $0.id == panel.owner }.map { $0 + 1 } ?? 0
    row.onNotify("selected", self) { owner in
      owner.choose()
      leave()
    }
  }

  private func choose() {
    let identity = row.selected.flatMap { $0 > 0 ? owners[$0 - 1] : nil }
    Task { [panel] in await panel.setOwner(identity) }
  }
}
