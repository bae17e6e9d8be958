import GTK
import VoyagerCore

/// The bars above the page: the one with the address field, and the tabs.
@MainActor
final class WindowBars {
  let widget: Box
  let top: TopBar
  let bookmarks: BookmarksBar

  private let tabBar: TabBar
  private let model: BrowserWindowModel
  private var sizeClass = SizeClass.regular
  private var observations: [ObservationToken] = []

  init(_ model: BrowserWindowModel, tabBar: TabBar, _ work: BookmarkWork) {
    self.model = model
    self.tabBar = tabBar
    top = TopBar(model)
    bookmarks = BookmarksBar(work)
    widget = Box(.vertical, [top.widget, tabBar, bookmarks.widget])
    if model.identity.kind == .automation {
      widget.append(Self.drivenSign)
    }
    observations = [
      observe(self) { $0.showTabBar() },
      observe(self) { $0.showBookmarks() },
    ]
  }

  func setSizeClass(_ sizeClass: SizeClass) {
    self.sizeClass = sizeClass
    top.setSizeClass(sizeClass)
    showTabBar()
    showBookmarks()
  }

  func close() {
    top.close()
    bookmarks.close()
  }

  private func showTabBar() {
    let isSingle = model.tabs.count <= 1
    let hidesSingle = model.isPopup || model.services.settings.settings.hidesSingleTabBar
    tabBar.isVisible = sizeClass == .regular && !(isSingle && hidesSingle)
  }

  private func showBookmarks() {
    let isWanted = model.services.settings.settings.showsBookmarksBar
    bookmarks.widget.isVisible = isWanted && sizeClass == .regular && !model.isPopup
  }

  private static var drivenSign: Widget {
    let label = Label("This window is driven by another program")
    label.addStyleClass("driven-sign")
    label.wraps = true
    return label
  }
}
