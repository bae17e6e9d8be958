import GTK
import VoyagerCore

/// The search that a site offers, and the button that adds it to the person's own.
@MainActor
final class OfferedSearchRow {
  let row = ActionRow(title: "Search of This Site")

  private let add = Button(label: "Add")

  init() {
    add.verticalAlign = .center
    row.addSuffix(add)
    row.isFocusable = false
    row.isVisible = false
  }

  /// Looks whether the site offers one that the person has not got.
  func look(in tab: TabModel, _ services: BrowserServices) {
    Task { [weak self] in
      guard let offer = await OfferedSearch.find(in: tab, services) else {
        return
      }
      self?.show(offer, services.settings)
    }
  }

  private func show(_ offer: OfferedSearch, _ settings: SettingsModel) {
    let name = offer.engine.name
    let parts = [name, offer.host == name ? nil : offer.host, offer.engine.keyword]
    let words = parts.compactMap(\.self).joined(separator: " · ")
    row.subtitle = words
    row.setAccessibleDescription(words)
    add.setAccessibleLabel("Add Search Engine “\(offer.engine.name)”")
    row.isVisible = true
    add.onClicked(self) { row in
      offer.add(to: settings)
      row.add.label = "Added"
      row.add.isSensitive = false
    }
  }
}
