import Foundation
import GTK
import VoyagerCore

/// The sessions of the history below each other, each with a row for every page.
@MainActor
final class HistoryRows {
  let widget = Box(.vertical, spacing: 18, [])

  var open: @MainActor (HistoryEntry) -> Void = { _ in }
  var delete: @MainActor (HistoryEntry) -> Void = { _ in }

  private let identities: IdentitiesModel
  private var shown: [HistorySession] = []

  init(_ identities: IdentitiesModel) {
    self.identities = identities
  }

  func show(_ sessions: [HistorySession]) {
    // A list that is made anew loses its place and the keyboard's.
    guard sessions != shown else {
      return
    }
    shown = sessions
    widget.children.forEach(widget.remove)
    for session in sessions {
      widget.append(section(session))
    }
  }

  private func section(_ session: HistorySession) -> Widget {
    let title = session.title(now: Date(), calendar: .current)
    let heading = Label(title)
    heading.horizontalPosition = 0
    heading.addStyleClass("heading")
    let list = ListBox()
    list.selectionMode = .none
    list.addStyleClass("boxed-list")
    list.setAccessibleLabel(title)
    session.entries.map(row).forEach(list.append)
    let entries = session.entries
    list.onRowActivated(self) { rows, row in
      if entries.indices.contains(row.index) {
        rows.open(entries[row.index])
      }
    }
    return Box(.vertical, spacing: 6, [heading, list])
  }

  private func row(_ entry: HistoryEntry) -> Widget {
    let row = ActionRow(title: PageText.line(entry.title, limit: 120))
    let identity = identities.identity(entry.page.identity)
    let place = PageText.line(AddressDisplay.full(entry.page.address), limit: 120)
    row.subtitle = identity.map { $0.kind == .standard ? place : "\($0.name): \(place)" } ?? place
    row.isActivatable = true
    let time = Label(HistorySession.clock(entry.time, .current))
    time.addStyleClass("dim-label")
    time.addStyleClass("numeric")
    row.addPrefix(time)
    let button = Button(icon: "user-trash-symbolic", name: "Delete “\(PageText.line(entry.title))”")
    button.addStyleClass("flat")
    button.verticalAlign = .center
    button.onClicked(self) { $0.delete(entry) }
    row.addSuffix(button)
    return row
  }
}
