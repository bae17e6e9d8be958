import GTK
import VoyagerCore

/// What the person does with the tabs.
extension TabStrip {
  func listen() {
    view.onSelectedPageChanged(self) { $0.didSelect() }
    view.onPageReordered(self) { strip, page, position in strip.didReorder(page, to: Int(position)) }
    view.onPageAttached(self) { strip, page, position in strip.didAttach(page, at: Int(position)) }
    view.onNotify("is-transferring-page", self) { strip in
      // Only after the drag's own work is done.
      Task { strip.follow() }
    }
    view.onClosePage(self) { strip, page in strip.requestClose(page) }
    view.onCreateWindow(self) { strip in strip.windowForDraggedTab() }
    view.onIndicatorActivated(self) { strip, page in
      if let tab = strip.tab(page) {
        strip.followSign(of: tab)
      }
    }
  }

  private func followSign(of tab: TabModel) {
    if tab.questions.isWaiting {
      model.select(tab)
    } else if tab.status.uses.isEmpty {
      tab.setMuted(!tab.isMuted)
    } else {
      model.select(tab)
      model.shell?.open(.pageSigns)
    }
  }

  private func didSelect() {
    guard !isFollowing, !view.isTransferringPage, let tab = view.selectedPage.flatMap(tab) else {
      return
    }
    model.select(tab)
  }

  private func didReorder(_ page: GTK.TabPage, to position: Int) {
    guard !isFollowing, let tab = tab(page) else {
      return
    }
    // As long as tabs are missing, a place in the bar is none in the window.
    guard isWhole else {
      follow()
      return
    }
    model.move(tab, to: position)
  }

  /// A tab was dropped here, from another window or from this one.
  private func didAttach(_ page: GTK.TabPage, at position: Int) {
    guard !isFollowing, let tabPage = pages.page(showing: page) else {
      return
    }
    tabPage.didAttach(page, to: self)
    let tab = tabPage.tab
    Task { [weak self] in
      guard let self else {
        return
      }
      model.services.move(tab, to: model, at: position)
      model.select(tab)
      follow()
      model.shell?.present()
      model.shell?.focusPage()
      if let window = tab.window, window !== model {
        (window.shell as? BrowserWindowController)?.strip.follow()
      }
    }
  }

  /// The only tab of a window stays where it is.
  private func windowForDraggedTab() -> TabView? {
    model.tabs.count > 1 ? openWindow()?.view : view
  }
}
