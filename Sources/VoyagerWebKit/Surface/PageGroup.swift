/// Pages that belong together for as long as they are open.
@MainActor
final class PageGroup {
  private struct Entry {
    weak var surface: WebKitSurface?
  }

  private var entries: [Entry] = []
  /// What their documents ask for.
  let asks = ChannelAsks()

  func add(_ surface: WebKitSurface) {
    entries.removeAll { $0.surface == nil }
    entries.append(Entry(surface: surface))
  }

  func remove(_ surface: WebKitSurface) {
    entries.removeAll { $0.surface == nil || $0.surface === surface }
  }

  var isEmpty: Bool { entries.allSatisfy { $0.surface == nil } }

  /// The page in which a document showed itself.
  func page(showing document: String) -> WebKitSurface? {
    pages.first { $0.channel.owns(document) }
  }

  /// The page in which a document showed itself, or will have: where there is one page, all documents are its own.
  func page(of document: String) -> WebKitSurface? {
    page(showing: document) ?? (pages.count == 1 ? pages.first : nil)
  }

  var pages: [WebKitSurface] { entries.compactMap(\.surface) }

  func others(than surface: WebKitSurface) -> [WebKitSurface] {
    entries.compactMap(\.surface).filter { $0 !== surface }
  }
}
