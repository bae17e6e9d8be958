import Foundation

/// How the tabs look that a person sees in an overview.
///
/// Nothing of it is ever written to a disk.
@MainActor
public final class TabPictures {
  /// In pixels; sharp at 200 %, and of about the form of what shows them, so that no side is cut off.
  private static let size = (width: 360, height: 270)
  private static let mostKept = 300
  private static let mostAtOnce = 2
  /// How long a page gets to draw itself: one that hangs holds nobody up.
  private static let patience = Duration.seconds(2)

  private let pictures: SitePicturesModel
  private var kept: [TabID: TabPicture] = [:]
  /// The one asked for last comes last.
  private var order: [TabID] = []
  private var waiting: [TabModel] = []
  private var running: [TabID: Task<Void, Never>] = [:]

  init(_ pictures: SitePicturesModel) {
    self.pictures = pictures
  }

  /// The picture of a tab, with what is known at once; a new one follows when the tab is awake.
  public func picture(of tab: TabModel) -> TabPicture {
    let picture = kept[tab.id] ?? TabPicture()
    kept[tab.id] = picture
    order.removeAll { $0 == tab.id }
    order.append(tab.id)
    if order.count > Self.mostKept {
      kept[order.removeFirst()] = nil
    }
    waiting.removeAll { $0 === tab }
    waiting.append(tab)
    takeNext()
    return picture
  }

  /// Nobody looks at a tab's picture any more.
  public func stop(_ tab: TabModel) {
    waiting.removeAll { $0 === tab }
  }

  /// The tab is closed.
  func forget(_ id: TabID) {
    waiting.removeAll { $0.id == id }
    running.removeValue(forKey: id)?.cancel()
    kept[id] = nil
    order.removeAll { $0 == id }
  }

  /// The tabs that somebody looks at first come first.
  private func takeNext() {
    while running.count < Self.mostAtOnce, !waiting.isEmpty {
      let tab = waiting.removeFirst()
      guard running[tab.id] == nil else { continue }
      let taking = Task { [weak self, weak tab] in
        if let tab {
          await self?.take(tab)
        }
      }
      let patience = Task {
        try? await Task.sleep(for: Self.patience)
        taking.cancel()
      }
      running[tab.id] = taking
      Task { [weak self, id = tab.id] in
        await taking.value
        patience.cancel()
        self?.running[id] = nil
        self?.takeNext()
      }
    }
  }

  private func take(_ tab: TabModel) async {
    guard let picture = kept[tab.id] else { return }
    if let surface = tab.surface, tab.status.isResponsive {
      let size = Self.size
      guard let data = try? await surface.thumbnail(width: size.width, height: size.height),
        tab.surface === surface
      else { return }
      picture.picture = data
    } else if picture.picture == nil, !tab.identity.isInMemory {
      let address = tab.status.shownAddress
      picture.picture = await pictures.pictures(of: [address], in: tab.identity.id)[address]?.thumbnail
    }
  }
}
