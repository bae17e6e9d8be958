import GTK
import VoyagerCore

/// The list of downloads, newest first.
@MainActor
final class DownloadsList {
  private static let height: Int32 = 420
  /// More would take long to draw, and nobody looks through them here.
  private static let longest = 200

  let widget: Box

  /// Closes what the list is shown in.
  var close: @MainActor () -> Void = {}

  private let model: BrowserWindowModel
  private let box = ListBox()
  private let scroller = ScrolledWindow()
  /// From here on, a person looks for a name rather than through all of them.
  private static let searchable = 8

  private let search = SearchEntry()
  private let empty = Label("Nothing has been downloaded yet.")
  private let clear = Button(label: "Clear the List")
  private var rows: [DownloadRow] = []
  private var observation: ObservationToken?

  init(_ model: BrowserWindowModel) {
    self.model = model
    box.selectionMode = .none
    box.setAccessibleLabel("Downloads")
    box.addStyleClass("download-list")
    scroller.child = box
    scroller.horizontalPolicy = .never
    scroller.propagatesHeight = true
    scroller.maximumHeight = Self.height
    empty.addStyleClass("dim-label")
    empty.wraps = true
    clear.addStyleClass("flat")
    widget = Box(.vertical, spacing: 6, [search, scroller, empty, clear])
    search.placeholder = "Search Downloads"
    search.setAccessibleLabel("Search Downloads")
    search.on("search-changed", self) { (list: DownloadsList) in list.update() }
    clear.onClicked(self) { $0.downloads.clear(in: $0.model) }
    box.onRowActivated(self) { list, row in list.open(row) }
  }

  private var downloads: DownloadsModel { model.services.downloads }

  /// Runs before it is shown: files may have been moved meanwhile.
  func prepare() {
    observation = observe(self) { $0.update() }
    Task { await downloads.look() }
  }

  /// Runs when nobody sees it any more.
  func rest() {
    observation = nil
    search.text = ""
  }

  private func update() {
    let all = downloads.shown(in: model)
    let items = Array(DownloadsModel.found(search.text, in: all).prefix(Self.longest))
    search.isVisible = all.count >= Self.searchable
    empty.text = all.isEmpty ? "Nothing has been downloaded yet." : "No download has this in its name."
    if items.map(\.id) != rows.map(\.id) {
      fill(items)
    }
    for (row, item) in zip(rows, items) {
      row.show(item, pace: downloads.pace[item.id], isMissing: downloads.missing.contains(item.id))
    }
    scroller.isVisible = !items.isEmpty
    empty.isVisible = items.isEmpty
    clear.isVisible = search.text.isEmpty && items.contains(where: \.isOver)
  }

  /// Rows that stay keep their place and the keyboard's.
  private func fill(_ items: [DownloadItem]) {
    let wanted = Set(items.map(\.id))
    rows.filter { !wanted.contains($0.id) }.forEach { box.remove($0.widget) }
    var known = rows.reduce(into: [:]) { $0[$1.id] = $1 }
    rows = []
    for (index, item) in items.enumerated() {
      let row = known.removeValue(forKey: item.id) ?? insert(item, at: index)
      rows.append(row)
    }
  }

  private func insert(_ item: DownloadItem, at index: Int) -> DownloadRow {
    let id = item.id
    let row = DownloadRow(item) { [weak self] in self?.perform($0, id) }
    box.insert(row.widget, at: index)
    return row
  }

  private func perform(_ deed: DownloadDeed, _ id: DownloadID) {
    switch deed {
    case .pause: downloads.pause(id)
    case .resume: downloads.resume(id)
    case .cancel: downloads.cancel(id)
    case .remove: downloads.remove([id])
    case .keep: downloads.keep(id)
    case .discard: downloads.discard(id)
    case .copyAddress: with(id, closes: false) { $0.activeWindow?.shell?.copy($1.address.text) }
    case .checksum:
      let window = widget.window
      with(id) { await ChecksumDialog.show($1, of: $0.downloads, above: window) }
    case .showInFolder: with(id) { await $0.showInFolder($1) }
    }
  }

  private func open(_ row: ListRow) {
    if rows.indices.contains(row.index) {
      with(rows[row.index].id) { await $0.open($1) }
    }
  }

  private func with(
    _ id: DownloadID, closes: Bool = true,
    _ open: @escaping @MainActor (BrowserServices, DownloadItem) async -> Void
  ) {
    guard let item = downloads.items.first(where: { $0.id == id }) else {
      return
    }
    if closes { close() }
    Task { [services = model.services] in await open(services, item) }
  }
}
