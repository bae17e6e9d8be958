import GTK
import VoyagerCore

/// All tabs of a window, over all that the window shows else.
@MainActor
final class TabOverviewView {
  let widget = Bin()
  /// It goes away.
  var didClose: () -> Void = {}

  private let model: BrowserWindowModel
  private let overview: TabOverview
  private let search = SearchEntry()
  private let nothing = Label("No tab has these words.")
  private var cells: [Widget: TabCell] = [:]
  private var shown: [TabModel] = []
  private var grid: GridView?
  private var observation: ObservationToken?

  init(_ model: BrowserWindowModel) {
    self.model = model
    overview = TabOverview(model)
    let grid = GridView(self) { view in
      view.makeCell()
    } bind: { view, cell, place in
      if view.shown.indices.contains(place) {
        view.cells[cell]?.show(view.shown[place])
      }
    } unbind: { view, cell in
      view.cells[cell]?.clear()
    }
    grid.columns = 2...20
    grid.setAccessibleLabel("Tabs")
    grid.addStyleClass("tab-grid")
    self.grid = grid
    widget.child = content(grid)
    widget.addStyleClass("tab-overview")
    listen(to: grid)
    observation = observe(self) { $0.update() }
  }

  func focus() {
    if let front = shown.firstIndex(where: overview.isInFront) {
      grid?.selected = front
      grid?.scroll(to: front)
    }
    search.grabFocus()
  }

  private func content(_ grid: GridView) -> Widget {
    search.placeholder = "Search tabs"
    search.setAccessibleLabel("Search tabs")
    search.expandsHorizontally = true
    let newTab = Button(icon: "tab-new-symbolic", name: "New Tab")
    newTab.onClicked(self) { view in
      view.didClose()
      view.model.commands.run(.newTab)
    }
    let close = Button(icon: "go-previous-symbolic", name: "Back to the Page")
    close.onClicked(self) { $0.didClose() }
    for button in [newTab, close] {
      button.hasFrame = false
    }
    let row = Box(.horizontal, spacing: 6, [close, search, newTab, WindowControls(.end)])
    row.addStyleClass("top-bar")
    row.children.forEach { $0.verticalAlign = .center }
    let handle = WindowHandle()
    handle.child = row
    nothing.addStyleClass("dim-label")
    nothing.setMargins(24)
    let scroller = ScrolledWindow()
    scroller.horizontalPolicy = .never
    scroller.expandsVertically = true
    scroller.child = grid
    return Box(.vertical, [handle, nothing, scroller])
  }

  private func listen(to grid: GridView) {
    grid.on("activate", self) { (view: TabOverviewView, place: UInt32) in view.choose(Int(place)) }
    search.on("search-changed", self) { (view: TabOverviewView) in view.overview.text = view.search.text }
    search.on("activate", self) { (view: TabOverviewView) in view.choose(0) }
    search.on("stop-search", self) { (view: TabOverviewView) in view.goBack() }
    let keys = KeyController()
    keys.onPressed(self) { view, key, modifiers in view.press(key, modifiers) }
    widget.add(keys)
  }

  private func press(_ key: Key, _ modifiers: GTK.Modifiers) -> Bool {
    switch (key, modifiers) {
    case (.escape, []): goBack()
    case (.delete, []) where grid?.containsFocus == true:
      if let place = grid?.selected, shown.indices.contains(place) {
        close(shown[place])
      }
    case (.down, []) where search.containsFocus: grid?.moveFocusInside(.forward)
    default: return false
    }
    return true
  }

  /// Escape empties the search before it leads back.
  private func goBack() {
    if search.text.isEmpty {
      didClose()
    } else {
      search.text = ""
    }
  }

  private func makeCell() -> Widget {
    let cell = TabCell(overview)
    cell.close = { [weak self] in self?.close($0) }
    cells[cell.widget] = cell
    return cell.widget
  }

  private func update() {
    let tabs = overview.tabs
    nothing.isVisible = tabs.isEmpty
    guard !tabs.elementsEqual(shown, by: ===) else {
      return
    }
    let place = grid?.selected
    let hadFocus = grid?.containsFocus == true
    shown = tabs
    grid?.reload(count: tabs.count)
    if let place, !tabs.isEmpty {
      grid?.selected = min(place, tabs.count - 1)
    }
    if hadFocus {
      grid?.moveFocusInside(.forward)
    }
  }

  private func choose(_ place: Int) {
    guard shown.indices.contains(place) else {
      return
    }
    let tab = shown[place]
    didClose()
    overview.choose(tab)
  }

  private func close(_ tab: TabModel) {
    Task { await overview.requestClose(tab) }
  }
}
