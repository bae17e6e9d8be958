import Foundation
import GTK
import VoyagerCore

/// The window in which a person finds a page again, or takes pages out of the history.
@MainActor
final class HistoryWindow {
  let window = Window()

  private let browser: BrowserWindowModel
  private let list: HistoryList
  private let rows: HistoryRows
  private let search = SearchEntry()
  private let words = Label()
  private let more = Button(label: "Show Older Pages")
  private let clear = Button(label: "Delete These…")
  private var observation: ObservationToken?

  init(_ browser: BrowserWindowModel, above parent: Window) {
    self.browser = browser
    list = HistoryList(browser.services.history)
    rows = HistoryRows(browser.services.identities)
    window.title = "History"
    window.defaultSize = (640, 720)
    window.transientFor = parent
    window.destroysWithParent = true
    window.addStyleClass("voyager")
    prepare()
    window.child = content()
    closeOnEscape()
    rows.open = { [weak self] in self?.open($0) }
    rows.delete = { [weak self] entry in Task { await self?.list.delete([entry]) } }
    observation = observe(self) { $0.update() }
  }

  private func prepare() {
    search.placeholder = "Search titles and addresses"
    search.setAccessibleLabel("Search the history")
    search.on("search-changed", self) { (history: HistoryWindow) in history.list.text = history.search.text }
    words.addStyleClass("dim-label")
    words.wraps = true
    more.addStyleClass("pill")
    more.horizontalAlign = .center
    more.onClicked(self) { $0.list.showMore() }
    clear.onClicked(self) { history in Task { await history.deleteShown() } }
  }

  private func content() -> Widget {
    search.expandsHorizontally = true
    let bar = Box(.horizontal, spacing: 9, [search, clear])
    let box = Box(.vertical, spacing: 18, [bar, rows.widget, words, more])
    return ScrolledColumn.make(box, width: 720)
  }

  /// Escape empties a search first.
  private func closeOnEscape() {
    let keys = KeyController()
    keys.onPressed(self) { history, key, _ in
      guard key == .escape else {
        return false
      }
      if history.search.text.isEmpty {
        history.window.close()
      } else {
        history.search.text = ""
      }
      return true
    }
    window.add(keys)
  }

  private func update() {
    rows.show(list.sessions)
    more.isVisible = list.hasMore
    clear.isSensitive = !list.sessions.isEmpty
    words.text =
      list.problem
      ?? (list.sessions.isEmpty
        ? (list.isSearching ? "No page with these words was found." : "No page has been visited yet.") : "")
    words.isVisible = !words.text.isEmpty
  }

  private func open(_ entry: HistoryEntry) {
    browser.services.openKept(entry.page.address, as: entry.page.identity, from: browser)
  }

  private func deleteShown() async {
    let entries = list.entries
    let count = entries.count == 1 ? "one entry" : "\(entries.count) entries"
    let dialog = MessageDialog(
      heading: "Delete \(count)?",
      body: "They are removed from this computer. This can't be undone.", parent: window)
    dialog.addResponse("cancel", "Keep")
    dialog.addResponse("delete", "Delete", .destructive)
    dialog.defaultResponse = "cancel"
    dialog.closeResponse = "cancel"
    if await dialog.ask() == "delete" {
      await list.delete(entries)
    }
  }
}
