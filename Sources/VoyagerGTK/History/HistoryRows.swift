import Foundation
import GTK
import VoyagerCore

/// The sessions of the history below each other, each with a row for every page.
@MainActor
final class HistoryRows {
  let widget = Box(.vertical, spacing: 18, [])

  var open: @MainActor (HistoryEntry) -> Void = { _ in }
  var delete: @MainActor (HistoryEntry) -> Void = { _ in }
  var select: @MainActor (Bool, HistoryEntry) -> Void = { _, _ in }

  private let identities: IdentitiesModel
  private let pictures: SitePicturesModel
  private var shown: [HistorySession] = []
  private var rows: [(row: ActionRow, check: CheckButton, entry: HistoryEntry)] = []
  private var icons: [SiteIconImage] = []
  private var isFollowing = false

  init(_ services: BrowserServices) {
    identities = services.identities
    pictures = services.pictures
  }

  func show(_ sessions: [HistorySession], selected: Set<HistoryEntry.ID>) {
    // A list that is made anew loses its place and the keyboard's.
    if sessions != shown {
      shown = sessions
      rows = []
      icons = []
      widget.children.forEach(widget.remove)
      sessions.map(section).forEach(widget.append)
    }
    isFollowing = true
    defer { isFollowing = false }
    for (_, check, entry) in rows where check.isActive != selected.contains(entry.id) {
      check.isActive.toggle()
    }
  }

  /// What the row stands for that a widget lies in.
  func entry(of widget: Widget?) -> HistoryEntry? {
    var place = widget
    while let inner = place {
      if let found = rows.first(where: { $0.row == inner }) {
        return found.entry
      }
      place = inner.parent
    }
    return nil
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
    let check = check(entry)
    let icon = SiteIconImage(
      pictures.icon(of: entry.page.address, in: identity ?? identities.standard),
      otherwise: "text-x-generic-symbolic")
    icons.append(icon)
    row.addPrefix(icon.widget)
    row.addPrefix(time)
    row.addPrefix(check)
    let button = Button(icon: "user-trash-symbolic", name: "Delete “\(PageText.line(entry.title))”")
    button.addStyleClass("flat")
    button.verticalAlign = .center
    button.onClicked(self) { $0.delete(entry) }
    row.addSuffix(button)
    rows.append((row, check, entry))
    return row
  }

  private func check(_ entry: HistoryEntry) -> CheckButton {
    let check = CheckButton(label: "")
    check.label = nil
    check.verticalAlign = .center
    check.setAccessibleLabel("Select “\(PageText.line(entry.title))”")
    check.on("toggled", self) { (rows: HistoryRows) in
      guard !rows.isFollowing, let found = rows.rows.first(where: { $0.entry.id == entry.id }) else {
        return
      }
      rows.select(found.check.isActive, entry)
    }
    return check
  }
}
