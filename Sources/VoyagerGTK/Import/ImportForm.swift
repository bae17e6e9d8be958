import Foundation
import GTK
import VoyagerCore
import VoyagerLinux

/// Chooses what is imported: from which browser or file, bookmarks or history, and whose history it becomes.
@MainActor
final class ImportForm {
  let widget = Box(.vertical, spacing: 24)

  /// Called when anything else is chosen.
  var onChange: @MainActor () -> Void = {}

  private let sources: ImportSourceRows
  private let bookmarks = ChosenPart("Bookmarks", "Folders, tags, keywords and notes come along")
  private let history = ChosenPart("History", "The pages that were visited, and when")
  private let person = ComboRow(title: "Add the History To")
  private let identities: [Identity]

  init(_ services: BrowserServices, above window: Window) {
    sources = ImportSourceRows(above: window)
    identities = services.siteData.keepers
    person.setChoices(identities.map(\.name))
    person.selected = identities.firstIndex { $0.id == services.identities.standard.id }
    widget.append(sources.group)
    widget.append(PreferencesGroup(title: "What to Import", [bookmarks.row, history.row, person]))
    sources.onChange = { [weak self] in self?.update() }
    for part in [bookmarks, history] {
      part.isChosen = true
      part.onChange(self) { $0.update() }
    }
    update()
  }

  /// What is chosen, or `nil` where that is nothing.
  var choice: ImportChoice? {
    guard let source = sources.chosen, let place = person.selected else {
      return nil
    }
    let choice = ImportChoice(
      source.name, bookmarks: bookmarks.isChosen ? source.bookmarks : nil,
      history: history.isChosen ? source.history : nil, as: identities[place].id)
    return choice.isEmpty ? nil : choice
  }

  func show(_ found: [ImportSource]) { sources.show(found) }

  private func update() {
    bookmarks.isOffered = sources.chosen?.bookmarks != nil
    history.isOffered = sources.chosen?.history != nil
    person.isVisible = identities.count > 1 && history.isChosen
    onChange()
  }
}
