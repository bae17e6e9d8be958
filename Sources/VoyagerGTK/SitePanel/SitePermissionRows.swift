import GTK
import VoyagerCore

/// What a site may do, each with what is remembered of it.
@MainActor
final class SitePermissionRows {
  /// How many are shown before the person asks for all.
  private static let usual = 4

  let widget = Box(.vertical, spacing: 6)

  private let panel: SitePanel
  private let more = Button(label: "More Permissions")
  private var shown: [SitePermission] = []
  private var rows: [ComboRow] = []
  private var rest: PreferencesGroup?
  private var observation: ObservationToken?

  init(_ panel: SitePanel) {
    self.panel = panel
    more.hasFrame = false
    more.horizontalAlign = .start
    more.onClicked(self) { $0.showAll() }
    observation = observe(self) { $0.update() }
  }

  private func update() {
    let permissions = panel.permissions
    // A choice made here changes no row but its own, which shows it already.
    guard Set(permissions.map(Place.init)) != Set(shown.map(Place.init)) || shown.isEmpty else {
      return
    }
    shown = permissions
    widget.children.forEach(widget.remove)
    rows = []
    widget.isVisible = !permissions.isEmpty
    let answered = permissions.filter { $0.choice != .usual }.count
    let count = max(answered, Self.usual)
    let rest = PreferencesGroup(title: "", permissions.dropFirst(count).map(row))
    rest.isVisible = false
    self.rest = rest
    more.isVisible = true
    widget.append(PreferencesGroup(title: "Permissions", permissions.prefix(count).map(row)))
    widget.append(more)
    widget.append(rest)
  }

  /// The keyboard goes on in the first row that was hidden.
  private func showAll() {
    rest?.isVisible = true
    rest?.moveFocusInside(.forward)
    more.isVisible = false
  }

  private struct Place: Hashable {
    let kind: PermissionKind
    let place: PermissionPlace

    init(_ permission: SitePermission) {
      kind = permission.kind
      place = permission.place
    }
  }

  private func row(_ permission: SitePermission) -> ListRow {
    let choices = SitePermission.Choice.allCases
    let row = ComboRow(title: permission.title)
    row.setChoices(choices.map(permission.name))
    row.selected = choices.firstIndex(of: permission.choice)
    row.onNotify("selected", self) { [weak row] rows in
      if let place = row?.selected {
        rows.panel.choose(choices[place], for: permission)
      }
    }
    rows.append(row)
    return row
  }
}
