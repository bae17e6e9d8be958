import Foundation
import GTK
import VoyagerCore

/// What a tab shows of its page: title, icon and small signs.
@MainActor
final class TabLook {
  private let tab: TabModel
  private let page: GTK.TabPage
  private weak var window: BrowserWindowModel?
  private var icon: Data?
  private var observations: [ObservationToken] = []

  init(_ tab: TabModel, _ page: GTK.TabPage, window: BrowserWindowModel) {
    self.tab = tab
    self.page = page
    self.window = window
    page.icon = Self.plainIcon
    page.isIndicatorActivatable = true
    observations = [
      observe(self) { $0.showTitle() },
      observe(self) { $0.showIcon() },
      observe(self) { $0.showSigns() },
    ]
  }

  private static var plainIcon: Icon { Icon(name: "text-x-generic-symbolic") }

  private func showTitle() {
    page.title = tab.title
    page.isLoading = tab.status.isLoading
    page.tooltip = tab.isAsleep ? "\(tab.title) — asleep" : ""
  }

  private func showIcon() {
    let icon = tab.status.icon
    guard icon != self.icon else {
      return
    }
    self.icon = icon
    page.icon = icon.flatMap { try? Texture(Array($0)) }.map { Icon($0) } ?? Self.plainIcon
  }

  private func showSigns() {
    let isWaiting = tab.questions.isWaiting
    if page.needsAttention != isWaiting {
      page.needsAttention = isWaiting
    }
    let sign = TabSign(tab, window: window?.identity)
    page.indicatorIcon = sign.map { Icon(name: $0.icon) }
    page.indicatorTooltip = sign?.words ?? ""
  }
}
