import GTK
import VoyagerCore

/// The sites that keep something, with a search, each to be cleared alone.
@MainActor
final class SiteDataList {
  /// More rows make the window slow, and nobody reads them.
  private static let mostRows = 200

  let widget: Widget

  private let model: SiteDataModel
  private let search = SearchEntry()
  private let list = ListBox()
  private let words = Label()
  private var identities: [Identity] = []
  private var entries: [SiteDataEntry] = []
  private var problem: String?
  private var loading: Task<Void, Never>?

  init(_ model: SiteDataModel) {
    self.model = model
    let title = Label("Sites That Keep Data")
    title.addStyleClass("heading")
    search.placeholder = "Search for a site"
    search.setAccessibleLabel("Search for a site")
    list.selectionMode = .none
    list.addStyleClass("boxed-list")
    list.setAccessibleLabel("Sites that keep data")
    words.addStyleClass("dim-label")
    for label in [title, words] {
      label.horizontalPosition = 0
      label.wraps = true
    }
    widget = Box(.vertical, spacing: 9, [title, search, list, words])
    search.on("search-changed", self) { (list: SiteDataList) in list.fill() }
  }

  /// Shows what sites keep for these identities now.
  func show(_ identities: [Identity]) {
    self.identities = identities
    loading?.cancel()
    loading = Task { [weak self, model] in
      let result: Result<[SiteDataEntry], any Error>
      do {
        result = .success(try await model.entries(of: identities))
      } catch {
        result = .failure(error)
      }
      guard !Task.isCancelled else {
        return
      }
      self?.take(result)
    }
  }

  private func take(_ result: Result<[SiteDataEntry], any Error>) {
    switch result {
    case .success(let entries):
      self.entries = entries
      problem = nil
    case .failure(let error):
      entries = []
      let reason = (error as? SiteDataError)?.message ?? "it was interrupted"
      problem = "What sites keep could not be read (\(reason))."
    }
    fill()
  }

  private func fill() {
    let found = entries.filter { $0.matches(search.text) }
    list.removeAll()
    for entry in found.prefix(Self.mostRows) {
      list.append(row(entry))
    }
    list.isVisible = !found.isEmpty
    search.isVisible = !entries.isEmpty
    let hidden = found.count - Self.mostRows
    words.text =
      problem
      ?? (entries.isEmpty
        ? nothingKept
        : found.isEmpty
          ? "No site of this name keeps anything."
          : hidden > 0 ? "\(hidden) more. Search for them." : "")
    words.isVisible = !words.text.isEmpty
  }

  private var nothingKept: String {
    guard model.keepers.count > 1, identities.count == 1, let identity = identities.first else {
      return "No site keeps anything on this computer."
    }
    return "No site keeps anything on this computer for “\(identity.name)”."
  }

  private func row(_ entry: SiteDataEntry) -> Widget {
    let row = ActionRow(title: PageText.line(entry.name, limit: 100))
    let summary = entry.data.summary
    row.subtitle = identities.count > 1 ? "\(entry.identity.name): \(summary)" : summary
    let clear = RowButton.make("Clear Data of \(entry.name)…")
    clear.onClicked(self) { list in Task { await list.ask(entry) } }
    row.addSuffix(clear)
    return row
  }

  private func ask(_ entry: SiteDataEntry) async {
    guard await SiteDataQuestion.ask(entry.name, of: entry.identity, above: widget.window) else {
      return
    }
    do {
      try await model.remove([entry.data.site], of: entry.identity)
    } catch {
      problem = "The data could not be cleared. Try again."
      fill()
      return
    }
    show(identities)
  }
}
