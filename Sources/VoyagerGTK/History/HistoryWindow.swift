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
  private let clearSites = Button(label: "Delete Their Sites…")
  private var observation: ObservationToken?

  init(_ browser: BrowserWindowModel, above parent: Window) {
    self.browser = browser
    list = HistoryList(browser.services.history)
    rows = HistoryRows(browser.services)
    window.title = "History"
    window.defaultSize = (640, 720)
    window.transientFor = parent
    window.destroysWithParent = true
    window.addStyleClass("voyager")
    prepare()
    window.child = content()
    listenToKeys()
    rows.open = { [weak self] in self?.open($0) }
    rows.delete = { [weak self] entry in Task { await self?.list.delete([entry]) } }
    rows.select = { [weak self] in self?.list.setSelected($0, $1) }
    observation = observe(self) { $0.update() }
  }

  private func prepare() {
    search.placeholder = "Search titles and addresses"
    search.setAccessibleLabel("Search the history")
    search.on("search-changed", self) { (history: HistoryWindow) in history.list.text = history.search.text }
    // The field keeps Escape to itself.
    search.on("stop-search", self) { (history: HistoryWindow) in history.goBack() }
    words.addStyleClass("dim-label")
    words.wraps = true
    more.addStyleClass("pill")
    more.horizontalAlign = .center
    more.onClicked(self) { $0.list.showMore() }
    clear.onClicked(self) { history in Task { await history.deleteChosen() } }
    clearSites.onClicked(self) { history in Task { await history.deleteSites() } }
  }

  private func content() -> Widget {
    search.expandsHorizontally = true
    let bar = Box(.horizontal, spacing: 9, [search, clearSites, clear])
    let box = Box(.vertical, spacing: 18, [bar, rows.widget, words, more])
    return ScrolledColumn.make(box, width: 720)
  }

  private func listenToKeys() {
    let keys = KeyController()
    keys.onPressed(self) { history, key, modifiers in history.press(key, modifiers) }
    window.add(keys)
  }

  private func press(_ key: Key, _ modifiers: GTK.Modifiers) -> Bool {
    switch (key, modifiers) {
    case (.escape, []): goBack()
    case (.delete, []): deleteByKey()
    case (Key(0x61), .control): list.selectAll()
    default: return false
    }
    return true
  }

  /// Escape ends a selection and empties a search before it closes the window.
  private func goBack() {
    if !list.selection.isEmpty {
      list.selectNothing()
    } else if search.text.isEmpty {
      window.close()
    } else {
      search.text = ""
    }
  }

  /// The chosen rows, or the one that has the keyboard.
  private func deleteByKey() {
    if !list.selection.isEmpty {
      Task { await deleteChosen() }
    } else if let entry = rows.entry(of: window.focusedWidget) {
      rows.delete(entry)
    }
  }

  private func update() {
    rows.show(list.sessions, selected: list.selection)
    // Files have no site.
    clearSites.isVisible = !HistoryList.sites(of: list.selectedEntries).isEmpty
    clear.label = list.selection.isEmpty ? "Delete These…" : "Delete Selected…"
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

  private func deleteChosen() async {
    let entries = list.selection.isEmpty ? list.entries : list.selectedEntries
    if await confirm(entries.count == 1 ? "Delete one entry?" : "Delete \(entries.count) entries?") {
      await list.delete(entries)
    }
  }

  private func deleteSites() async {
    let entries = list.selectedEntries
    let sites = HistoryList.sites(of: entries)
    guard !sites.isEmpty else { return }
    let words = sites.count == 1 ? AddressDisplay.name(sites[0]) : "\(sites.count) sites"
    if await confirm("Delete every page of \(words)?") {
      await list.deleteSites(of: entries)
    }
  }

  private func confirm(_ question: String) async -> Bool {
    let dialog = MessageDialog(
      heading: question,
      body: "They are removed from this computer. This can't be undone.", parent: window)
    dialog.addResponse("cancel", "Keep")
    dialog.addResponse("delete", "Delete", .destructive)
    dialog.defaultResponse = "cancel"
    dialog.closeResponse = "cancel"
    return await dialog.ask() == "delete"
  }
}
