import GTK
import VoyagerCore

/// The tabs of one window on the screen.
///
/// The model says which tabs there are, in which order, and which is in front. What the person does with the
/// toolkit's tabs goes to the model as a wish, and the strip follows what became of it.
@MainActor
final class TabStrip {
  let view = TabView()
  let bar: TabBar
  let model: BrowserWindowModel

  let pages: TabPages
  /// Makes a window for a tab that is dragged out.
  let openWindow: () -> TabStrip?
  private(set) var isFollowing = false
  /// Whether each tab of the model has its place.
  private(set) var isWhole = true
  let newTab: NewTabButton
  private var closing: Set<TabID> = []
  private var observation: ObservationToken?
  private(set) var menu: TabMenu?
  private var drops: TabDrops?
  private var clicks: TabClicks?

  init(_ model: BrowserWindowModel, pages: TabPages, openWindow: @escaping () -> TabStrip?) {
    self.model = model
    self.pages = pages
    self.openWindow = openWindow
    bar = TabBar(view)
    // The model decides when the bar shows.
    bar.hidesSingleTab = false
    // Every key is a command of the parent's.
    view.removeShortcuts()
    view.defaultIcon = Icon(name: "text-x-generic-symbolic")
    newTab = NewTabButton(model, in: bar)
    bar.endWidget = newTab.widget
    bar.startWidget = CommandButton.make(.tabOverview, icon: "view-grid-symbolic", in: model)
    listen()
    menu = TabMenu(self)
    drops = TabDrops(self)
    clicks = TabClicks(self)
    observation = observe(self) { $0.note() }
  }

  /// Reads what it follows.
  ///
  /// Following itself makes observers, which must not be made in here.
  private func note() {
    _ = (model.tabs.map { ($0.isPinned, $0.title, $0.identity, $0.isAsleep) }, model.selectedTab)
    Task { [weak self] in self?.follow() }
  }

  /// Makes the toolkit's tabs those of the model.
  func follow() {
    guard !view.isTransferringPage else {
      return
    }
    isFollowing = true
    defer { isFollowing = false }
    isWhole = placeTabs()
    if let selected = model.selectedTab, let page = pages.page(of: selected).page, view.selectedPage != page {
      view.selectedPage = page
      focusFront()
    }
    removeClosed()
    if isWhole {
      dressTabs()
    } else {
      Task { [weak self] in self?.follow() }
    }
  }

  /// Places the tab in front and the first that have no place yet, and says whether that was all.
  ///
  /// A window with a thousand tabs must not wait for their widgets before it shows.
  private func placeTabs() -> Bool {
    let tabs = model.tabs
    let pinned = tabs.count(where: \.isPinned)
    var made = 0
    for (index, tab) in tabs.enumerated() {
      if pages.page(tab.id) == nil, tab !== model.selectedTab {
        made += 1
        guard made <= Self.mostAtOnce else {
          if let front = model.selectedTab, pages.page(front.id) == nil {
            place(pages.page(of: front), at: index, isPinned: front.isPinned, of: pinned)
          }
          return false
        }
      }
      place(pages.page(of: tab), at: index, isPinned: tab.isPinned, of: pinned)
    }
    return true
  }

  private static let mostAtOnce = 20

  /// An identity of the person's own shows on its tabs by a line in its colour, its icon and its name; a tab that
  /// sleeps is paler.
  private func dressTabs() {
    bar.dressTabs(ours: { $0.hasPrefix(Self.identityClass) || $0 == Self.asleepClass }) { page in
      guard let tab = tab(page) else {
        return (page.title, [])
      }
      let identity = tab.identity.kind == .named ? tab.identity : nil
      let words = [page.title, identity?.name, tab.isAsleep ? "asleep" : nil].compactMap(\.self)
      let classes = [
        identity.map { Self.identityClass + $0.color.rawValue }, tab.isAsleep ? Self.asleepClass : nil,
      ]
      return (words.joined(separator: ", "), classes.compactMap(\.self))
    }
  }

  private static let asleepClass = "tab-asleep"

  private static let identityClass = "tab-identity-"

  /// Gives the keyboard to what a person goes on with in the tab in front.
  func focusFront() {
    guard let tab = model.selectedTab else {
      return
    }
    if !tab.isUntouched, !model.addressField.isEdited {
      model.shell?.focusPage()
    } else if !model.addressField.isEditing {
      model.shell?.focusAddressField()
    }
  }

  private func place(_ tabPage: TabPage, at index: Int, isPinned: Bool, of pinned: Int) {
    if tabPage.strip !== self {
      let position = max(index, Int(view.pinnedCount))
      if let other = tabPage.strip, let page = tabPage.page {
        guard !other.view.isTransferringPage else {
          return
        }
        other.view.setPinned(page, false)
        other.view.transfer(page, to: view, at: position)
        tabPage.didAttach(page, to: self)
      } else {
        tabPage.didAttach(view.insert(tabPage.widget, at: position), to: self)
      }
    }
    guard let page = tabPage.page else {
      return
    }
    if page.isPinned != isPinned {
      view.setPinned(page, isPinned)
    }
    // Pinned tabs that are closed stay before all others until they are taken away below.
    let closed = Int(view.pinnedCount) - pinned
    let position = isPinned ? index : index + max(0, closed)
    // Asking where a page is costs the toolkit a search among all of them.
    if view.page(at: position) != page {
      view.reorder(page, to: position)
    }
  }

  private func removeClosed() {
    for page in view.pages {
      guard let tabPage = pages.page(showing: page), tabPage.tab.window == nil else {
        continue
      }
      if closing.remove(tabPage.tab.id) != nil {
        view.finishClosing(page, .close)
      } else {
        view.close(page)
      }
      pages.forget(tabPage.tab.id)
    }
  }

  /// The strip is about to go.
  func closeMenus() {
    menu?.close()
    newTab.close()
  }

  /// Lets tabs that live on in other windows go there before this one is taken away.
  func handOver(to strip: (BrowserWindowModel) -> TabStrip?) {
    for page in view.pages {
      guard let tabPage = pages.page(showing: page) else {
        continue
      }
      if let window = tabPage.tab.window, window !== model {
        strip(window)?.follow()
      } else {
        pages.forget(tabPage.tab.id)
      }
    }
  }

  /// The tab of a page of the toolkit's.
  func tab(_ page: GTK.TabPage) -> TabModel? { pages.page(showing: page)?.tab }

  /// The close button, or the toolkit's own wish: the model decides.
  func requestClose(_ page: GTK.TabPage) {
    guard let tabPage = pages.page(showing: page), tabPage.tab.window != nil, !isFollowing else {
      view.finishClosing(page, .close)
      return
    }
    let tab = tabPage.tab
    closing.insert(tab.id)
    Task { [weak self] in
      await tab.window?.services.requestClose(tab)
      guard let self, closing.remove(tab.id) != nil else {
        return
      }
      tabPage.strip?.view.finishClosing(page, tab.window == nil ? .close : .keep)
      if tab.window == nil {
        pages.forget(tab.id)
      }
    }
  }
}
