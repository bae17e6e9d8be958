import GTK
import VoyagerCore

/// How the page in front came, as a button with words; it opens the panel of the page's site.
@MainActor
final class SecuritySign {
  let widget = MenuButton(icon: "", name: "")

  private let model: BrowserWindowModel
  private let popover = Popover()
  private var panel: SitePanelView?
  private var observation: ObservationToken?

  init(_ model: BrowserWindowModel) {
    self.model = model
    widget.addStyleClass("security-sign")
    widget.hasFrame = false
    widget.verticalAlign = .center
    widget.popover = popover
    popover.horizontalAlign = .start
    popover.addStyleClass("site-panel")
    widget.onOpening(self) { $0.fill() }
    popover.on("closed", self) { (sign: SecuritySign) in
      // GTK still looks at what had the focus in it.
      Task { sign.emptyUnlessOpen() }
    }
    observation = observe(self) { $0.update() }
  }

  func open() { widget.open() }

  /// The button is about to go, and the panel must go before it.
  func close() {
    popover.close()
    empty()
  }

  private func fill() {
    guard let tab = model.selectedTab else {
      return
    }
    let panel = SitePanelView(SitePanel(tab: tab), in: model) { [weak self] in self?.popover.close() }
    popover.child = panel.widget
    popover.setAccessibleLabel("About \(tab.status.shownAddress.siteName)")
    self.panel = panel
  }

  private func emptyUnlessOpen() {
    if !popover.isVisible { empty() }
  }

  private func empty() {
    popover.child = nil
    panel = nil
  }

  private func update() {
    let sign = ConnectionSign(of: model.selectedTab?.status, isEdited: model.addressField.isEdited)
    widget.iconName = sign.icon
    widget.tooltip = sign.sentence
    widget.setAccessibleLabel(sign.sentence)
    widget.setStyleClass("warning", sign.urgency == .warning)
    widget.setStyleClass("error", sign.urgency == .danger)
  }
}
