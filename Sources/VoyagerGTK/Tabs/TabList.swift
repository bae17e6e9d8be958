import GTK
import VoyagerCore

/// A button with the number of tabs; it opens their list, where the window is too narrow for a tab bar.
@MainActor
final class TabList {
  let button = MenuButton(icon: "view-list-symbolic", name: "Tabs")

  private let model: BrowserWindowModel
  private let list = ListBox()
  private let count = Label()
  private let popover = Popover()
  private var observation: ObservationToken?
  private var isOpen = false

  init(_ model: BrowserWindowModel) {
    self.model = model
    list.selectionMode = .none
    list.setAccessibleLabel("Tabs")
    list.addStyleClass("tab-list")
    list.onRowActivated(self) { list, row in list.choose(row.index) }
    let scroller = ScrolledWindow()
    scroller.horizontalPolicy = .never
    scroller.propagatesHeight = true
    scroller.maximumHeight = 400
    scroller.child = list
    let newTab = Button(label: "New Tab")
    newTab.hasFrame = false
    newTab.actionName = "win.\(Command.ID.newTab.rawValue)"
    newTab.onClicked(self) { $0.popover.close() }
    popover.child = Box(.vertical, spacing: 6, [scroller, newTab])
    popover.setMinimumSize(width: 300)
    count.addStyleClass("tab-count")
    button.child = count
    button.popover = popover
    popover.on("notify::visible", self) { $0.follow() }
    follow()
  }

  /// Rows that nobody sees are not kept up: there may be hundreds.
  private func follow() {
    isOpen = popover.isVisible
    list.removeAll()
    observation = observe(self) { $0.update() }
  }

  private func update() {
    let tabs = model.tabs
    count.text = "\(tabs.count)"
    button.setAccessibleLabel(tabs.count == 1 ? "1 Tab" : "\(tabs.count) Tabs")
    button.tooltip = "Tabs"
    guard isOpen else {
      return
    }
    list.removeAll()
    for tab in tabs {
      list.append(row(for: tab, isInFront: tab === model.selectedTab))
    }
  }

  private func row(for tab: TabModel, isInFront: Bool) -> Widget {
    let title = Label(tab.title)
    title.ellipsize = .end
    title.horizontalPosition = 0
    title.expandsHorizontally = true
    let close = Button(icon: "window-close-symbolic", name: "Close Tab")
    close.hasFrame = false
    close.onClicked(self) { [weak tab] list in
      if let tab {
        Task { await list.model.services.requestClose(tab) }
      }
    }
    let identity = tab.identity
    let isNamed = identity.kind == .named
    let badge = isNamed ? [IdentityBadge.make(icon: identity.icon, color: identity.color)] : []
    let row = ListRow()
    row.child = Box(.horizontal, spacing: 6, badge + [title, close])
    row.setStyleClass("front-tab", isInFront)
    row.setStyleClass("tab-asleep", tab.isAsleep)
    let words = [
      tab.title, isNamed ? identity.name : nil, isInFront ? "in front" : nil, tab.isAsleep ? "asleep" : nil,
    ]
    row.setAccessibleLabel(words.compactMap(\.self).joined(separator: ", "))
    return row
  }

  private func choose(_ index: Int) {
    popover.close()
    model.selectTab(at: index)
  }
}
