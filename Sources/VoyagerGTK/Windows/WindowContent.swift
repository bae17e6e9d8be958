import GTK
import VoyagerCore

/// All that a window shows, laid out for its width.
@MainActor
final class WindowContent {
  let widget = Overlay()
  let bars: WindowBars
  let find: FindBar
  let page: PageArea
  let fullScreen: FullScreenBars

  let overview: OverviewLayer

  private let compact: CompactBar
  private let suggestions: SuggestionList
  private let model: BrowserWindowModel
  private var sizeClass: SizeClass?

  init(_ model: BrowserWindowModel, strip: TabStrip, _ work: BookmarkWork) {
    self.model = model
    bars = WindowBars(model, tabBar: strip.bar, work)
    find = FindBar(model)
    page = PageArea(model, pages: strip.view)
    compact = CompactBar(model)
    let top = Bin()
    widget.child = Box(.vertical, [top, find.widget, page.widget, compact.widget])
    fullScreen = FullScreenBars(model, bars: bars.widget, place: top, over: widget)
    overview = OverviewLayer(model, over: widget)
    suggestions = SuggestionList(model, below: bars.top.address, over: widget)
  }

  func fit(width: Int) {
    bars.bookmarks.fit(width: width)
    let sizeClass = SizeClass(width: width)
    suggestions.fit(sizeClass)
    guard self.sizeClass != sizeClass else {
      return
    }
    self.sizeClass = sizeClass
    bars.setSizeClass(sizeClass)
    find.setSizeClass(sizeClass)
    showCompactBar()
  }

  func setFullScreen(_ state: FullScreenState) {
    fullScreen.set(state)
    showCompactBar()
  }

  func openMainMenu() {
    fullScreen.reveal()
    (sizeClass == .compact ? compact.menu : bars.top.menu).button.open()
  }

  /// Closes the main menu, and says whether it was open.
  func closeMainMenu() -> Bool {
    let open = [bars.top.menu, compact.menu].filter(\.isOpen)
    open.forEach { $0.close() }
    return !open.isEmpty
  }

  func close() {
    bars.close()
    compact.close()
    page.close()
  }

  private func showCompactBar() {
    compact.widget.isVisible = sizeClass == .compact && model.fullScreen == .windowed
  }
}
