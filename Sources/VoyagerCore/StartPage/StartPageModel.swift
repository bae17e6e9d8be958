import Foundation
public import Observation

/// What the start page of each identity shows, kept ready so that no new tab waits for it.
@MainActor @Observable
public final class StartPageModel {
  private static let mostVisited = 8
  private static let mostLinks = 24

  /// Why the shortcuts are not the saved ones, or are not saved, as a sentence for the person; else `nil`.
  public var problem: String? { document.problem }

  /// Further lists, such as the family's catalog and accounts, for an identity.
  ///
  /// Default: none.
  @ObservationIgnored public var sections: @MainActor (IdentityID) -> [StartSection] = { _ in [] } {
    didSet { refresh() }
  }

  /// An identity's page can show more than the one that was asked for before.
  @ObservationIgnored var didFill: @MainActor (IdentityID) -> Void = { _ in }

  @ObservationIgnored let pictures: SitePicturesModel
  @ObservationIgnored private var pins: StartPins
  @ObservationIgnored private let document: SavedDocument<StartPins>
  @ObservationIgnored private let history: HistoryModel
  @ObservationIgnored private let bookmarks: BookmarksModel
  @ObservationIgnored private let settings: SettingsModel
  /// Of each identity whose page was asked for; `nil` until the history has answered.
  @ObservationIgnored private var visited: [IdentityID: [StartTile]?] = [:]
  @ObservationIgnored private var bar: [StartTile] = []
  @ObservationIgnored private var seen: [IdentityID: [Address: SitePicture]] = [:]
  @ObservationIgnored private let served = StartPictures()
  @ObservationIgnored private var undos: [IdentityID: StartUndo] = [:]
  /// Whose page has said already what was done last.
  @ObservationIgnored private var told: Set<IdentityID> = []
  @ObservationIgnored private var isStale = false
  @ObservationIgnored private var refreshing: Task<Void, Never>?

  /// Reads the shortcuts and tells `notices` if that failed.
  public init(
    store: StartPinsStore, history: HistoryModel, bookmarks: BookmarksModel, pictures: SitePicturesModel,
    settings: SettingsModel, notices: NoticesModel
  ) {
    self.pictures = pictures
    self.history = history
    self.bookmarks = bookmarks
    self.settings = settings
    let contents = store.load()
    document = SavedDocument(contents, of: .startPage, notices: notices) { value throws(StoreProblem) in
      try await store.save(value)
    }
    if case .value(let saved) = contents { pins = saved } else { pins = StartPins() }
    pictures.didChange = { [weak self] in self?.refresh($0) }
    follow()
  }

  /// Gets an identity's page ready before it is asked for.
  public func prepare(_ identity: IdentityID) {
    guard visited[identity] == nil else { return }
    visited[identity] = .some(nil)
    refresh()
  }

  /// What is ready now.
  func content(of identity: IdentityID) -> StartPageContent {
    prepare(identity)
    let pinned = pins.tiles(of: identity)
    let sites = Set(pinned.map(\.address.startPageSite))
    let visited = settings.settings.showsMostVisited ? (visited[identity] ?? nil) ?? [] : []
    return StartPageContent(
      pinned: pinned,
      mostVisited: Array(
        visited.filter { !sites.contains($0.address.startPageSite) }.prefix(Self.mostVisited)),
      sections: sections(identity) + [StartSection(title: "Bookmarks", links: bar)],
      pictures: (seen[identity] ?? [:]).mapValues { served.addresses(of: $0, of: identity) },
      undo: told.contains(identity) ? nil : undos[identity]?.sentence)
  }

  /// What a page shows that is opened now; only one page says what was done last.
  func contentToShow(of identity: IdentityID) -> StartPageContent {
    let content = content(of: identity)
    if content.undo != nil { told.insert(identity) }
    return content
  }

  /// Whether a page has a tile with room for a picture.
  func hasTile(for address: Address, of identity: IdentityID) -> Bool {
    let content = content(of: identity)
    return (content.pinned + content.mostVisited).contains { $0.address == address }
  }

  /// What is known of a page of a tile.
  func picture(of address: Address, of identity: IdentityID) -> SitePicture? { seen[identity]?[address] }

  /// A picture that the page of an identity shows.
  func picture(at address: Address, of identity: IdentityID) -> Data? {
    served.picture(at: address, of: identity)
  }

  public func isPinned(_ address: Address, of identity: IdentityID) -> Bool {
    pins.tiles(of: identity).contains { $0.address == address }
  }

  /// Keeps a page of the web on the start page; one that is there already stays.
  public func pin(_ tile: StartTile, of identity: IdentityID) {
    let before = pins.tiles(of: identity)
    guard tile.address.isWeb, !isPinned(tile.address, of: identity) else { return }
    set(before + [tile], of: identity)
    offer(.pins(before, "“\(tile.name)” was pinned."), to: identity)
  }

  public func unpin(_ address: Address, of identity: IdentityID) {
    let before = pins.tiles(of: identity)
    guard let tile = before.first(where: { $0.address == address }) else { return }
    set(before.filter { $0.address != address }, of: identity)
    offer(.pins(before, "“\(tile.name)” was unpinned."), to: identity)
  }

  /// Does what a link of the page says.
  func perform(_ action: StartAction, of identity: IdentityID) async {
    switch action {
    case .pin(let address):
      let known = content(of: identity).mostVisited.first { $0.address == address }
      pin(known ?? StartTile(title: "", address: address), of: identity)
    case .unpin(let address): unpin(address, of: identity)
    case .remove(let address): await remove(address, of: identity)
    // It leads elsewhere, and changes nothing here.
    case .account: break
    case .undo: await undo(of: identity)
    }
  }

  /// Forgets what an identity kept here.
  func forget(_ identity: IdentityID) {
    set([], of: identity)
    visited[identity] = nil
    seen[identity] = nil
    served.forget(identity)
    undos[identity] = nil
  }

  /// Forgets what identities kept here that are no more.
  func keep(only identities: Set<IdentityID>) {
    var kept = pins
    kept.keep(only: identities)
    guard kept != pins else { return }
    pins = kept
    document.save(kept)
  }

  /// Returns when every change is on the disk, or could not be saved.
  ///
  /// Called before the process ends.
  public func finishSaving() async {
    await pictures.finish()
    await document.finish()
  }

  /// What the pages show that were asked for.
  var contents: [IdentityID: StartPageContent] {
    Dictionary(uniqueKeysWithValues: visited.keys.map { ($0, content(of: $0)) })
  }

  /// Shows nothing any more of what was deleted, and lets nobody load its pictures.
  ///
  /// - Parameter before: What was shown before the deletion.
  /// - Returns: The identities whose pages changed.
  func refreshAfterDeletion(since before: [IdentityID: StartPageContent]) async -> [IdentityID] {
    refresh()
    await finishRefreshing()
    let changed = before.filter { content(of: $0) != $1 }.map(\.key)
    changed.forEach(served.forgetOlder(of:))
    return changed
  }

  /// Returns when what is shown is what there is.
  func finishRefreshing() async {
    while let refreshing { await refreshing.value }
  }

  private func remove(_ address: Address, of identity: IdentityID) async {
    let tile = content(of: identity).mostVisited.first { $0.address == address }
    guard let tile, await setHidden(true, address, of: identity) else { return }
    offer(.hidden(address, "“\(tile.name)” was removed."), to: identity)
  }

  private func offer(_ undo: StartUndo, to identity: IdentityID) {
    undos[identity] = undo
    told.remove(identity)
  }

  private func undo(of identity: IdentityID) async {
    switch undos.removeValue(forKey: identity) {
    case .pins(let before, _): set(before, of: identity)
    case .hidden(let address, _): _ = await setHidden(false, address, of: identity)
    case nil: break
    }
  }

  private func setHidden(_ isHidden: Bool, _ address: Address, of identity: IdentityID) async -> Bool {
    do throws(StoreProblem) {
      try await history.setHidden(isHidden, address, of: identity)
    } catch {
      return false
    }
    await finishRefreshing()
    visited[identity] = .some(await tiles(of: identity))
    await findPictures(of: identity)
    return true
  }

  private func set(_ tiles: [StartTile], of identity: IdentityID) {
    guard tiles != pins.tiles(of: identity) else { return }
    pins.set(tiles, of: identity)
    document.save(pins)
  }

  // MARK: - Keeping ready

  private func follow() {
    withObservationTracking {
      _ = (history.revision, bookmarks.revision, settings.settings.showsMostVisited)
    } onChange: { [weak self] in
      Task { @MainActor in
        self?.follow()
        self?.refresh()
      }
    }
  }

  private func refresh(_ identity: IdentityID) {
    if visited[identity] != nil { refresh() }
  }

  /// Asks the stores once more, and once again for what changes meanwhile.
  func refresh() {
    guard !visited.isEmpty else { return }
    isStale = true
    guard refreshing == nil else { return }
    refreshing = Task {
      while isStale {
        isStale = false
        await refreshAll()
      }
      refreshing = nil
    }
  }

  private func refreshAll() async {
    let links = (try? await bookmarks.children(of: .bar, limit: Self.mostLinks)) ?? []
    bar = links.compactMap { bookmark in
      bookmark.address.flatMap { $0.isWeb ? StartTile(title: bookmark.title, address: $0) : nil }
    }
    for identity in visited.keys {
      let tiles = await tiles(of: identity)
      // It may have been forgotten meanwhile.
      guard let before = visited[identity] else { continue }
      visited[identity] = .some(tiles)
      await findPictures(of: identity)
      if before == nil, !content(of: identity).isEmpty { didFill(identity) }
    }
  }

  private func findPictures(of identity: IdentityID) async {
    let shown = content(of: identity)
    let tiles = shown.pinned + shown.mostVisited + shown.sections.flatMap(\.links)
    let found = await pictures.pictures(of: tiles.map(\.address), in: identity)
    guard visited[identity] != nil else { return }
    served.set(Set(found.values.flatMap(\.all)), of: identity)
    seen[identity] = found
  }

  private func tiles(of identity: IdentityID) async -> [StartTile] {
    guard settings.settings.showsMostVisited else { return [] }
    let limit = Self.mostVisited + pins.tiles(of: identity).count
    let pages = (try? await history.mostVisited(of: identity, limit: limit)) ?? []
    return pages.map { StartTile(title: $0.title, address: $0.address) }
  }
}
