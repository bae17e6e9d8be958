import GTK
import VoyagerCore

/// The panel on the security sign: whose site it is, how it came, what it may do and what it keeps.
@MainActor
final class SitePanelView {
  let widget = ScrolledWindow()

  private let panel: SitePanel
  private let model: BrowserWindowModel
  private let leave: @MainActor () -> Void
  private let name = Label()
  private let person = Label()
  private let connection: ConnectionRows
  private let data: SiteDataRow
  private let permissions: SitePermissionRows
  private let certificate: RememberedCertificateRow
  private let owner: SiteOwnerRow
  private let search = OfferedSearchRow()
  private let all = Button(label: "All Permissions…")
  private let zoom: ZoomRow
  private var observations: [ObservationToken] = []

  /// - Parameter leave: Closes the panel.
  init(_ panel: SitePanel, in model: BrowserWindowModel, leave: @escaping @MainActor () -> Void) {
    self.panel = panel
    self.model = model
    self.leave = leave
    connection = ConnectionRows()
    data = SiteDataRow()
    permissions = SitePermissionRows(panel)
    certificate = RememberedCertificateRow(panel)
    owner = SiteOwnerRow(panel, leave: leave)
    zoom = ZoomRow(model)
    lay()
    all.onClicked(self) { view in
      view.leave()
      view.model.commands.run(.permissions)
    }
    data.onClear(self) { view in view.askAndClear() }
    observations = [
      observe(self) { $0.showSite() },
      observe(self) { $0.showData() },
    ]
    Task { [panel] in await panel.refresh() }
    if let tab = model.selectedTab { search.look(in: tab, model.services) }
  }

  private func lay() {
    name.addStyleClass("site-panel-name")
    for label in [name, person] {
      label.horizontalPosition = 0
      label.wraps = true
      label.maximumWidthInCharacters = 30
    }
    person.addStyleClass("dim-label")
    let head = Box(.vertical, spacing: 2, [name, person])
    head.setMargins(6)
    let site = PreferencesGroup(title: "", [certificate.row, data.row, owner.row, search.row])
    let content = Box(
      .vertical, spacing: 12,
      [head, connection.widget, site, zoom.widget, permissions.widget, all])
    all.hasFrame = false
    all.horizontalAlign = .start
    content.setMinimumSize(width: 290)
    content.setMargins(6)
    widget.horizontalPolicy = .never
    widget.propagatesHeight = true
    widget.maximumHeight = 560
    widget.child = content
  }

  private func showSite() {
    let summary = panel.summary
    name.text = PageText.line(summary.name, limit: 100)
    person.isVisible = panel.identity.kind != .standard
    person.text = panel.identity.chipTooltip
    connection.show(summary)
    certificate.show(panel.certificate)
    data.row.isVisible = summary.dataSite != nil
  }

  private func showData() {
    let summary = panel.summary
    let site = summary.dataName == summary.name ? nil : summary.dataName
    data.show(panel.data, of: site, isClearing: panel.isClearing)
  }

  private func askAndClear() {
    let (panel, window, summary) = (panel, widget.window, panel.summary)
    guard let site = summary.dataSite else {
      return
    }
    leave()
    Task {
      if await SiteDataQuestion.ask(summary.dataName, of: panel.identity, above: window) {
        await panel.clearData(of: site)
      }
    }
  }
}
