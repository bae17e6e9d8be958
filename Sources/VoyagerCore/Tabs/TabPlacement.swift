/// Where a tab goes, and which one comes to the front when one closes.
public enum TabPlacement {
  /// What placing needs to know of a tab.
  public struct Place: Hashable, Sendable {
    public var id: TabID
    public var opener: TabID?
    public var isPinned: Bool

    public init(id: TabID, opener: TabID? = nil, isPinned: Bool = false) {
      self.id = id
      self.opener = opener
      self.isPinned = isPinned
    }
  }

  /// The index for a new tab: behind its opener and what that one opened before; at the end without an opener.
  public static func index(openedBy opener: TabID?, among tabs: [Place]) -> Int {
    guard let opener, let start = tabs.firstIndex(where: { $0.id == opener }) else {
      return tabs.count
    }
    var index = start + 1
    while index < tabs.count, tabs[index].isPinned || tabs[index].opener == opener {
      index += 1
    }
    return index
  }

  /// The index nearest to `index` that keeps pinned tabs in front of all others.
  public static func allowed(_ index: Int, isPinned: Bool, among tabs: [Place]) -> Int {
    let pinned = tabs.count(where: \.isPinned)
    return isPinned ? min(max(index, 0), pinned) : min(max(index, pinned), tabs.count)
  }

  /// The tab to bring to the front when the one at `index` closes: the next one that the same tab opened, else the
  /// opener, else the neighbour.
  public static func successor(ofClosing index: Int, among tabs: [Place]) -> TabID? {
    let closing = tabs[index]
    let next = tabs.indices.contains(index + 1) ? tabs[index + 1] : nil
    if let opener = closing.opener {
      if let next, next.opener == opener {
        return next.id
      }
      if let parent = tabs.first(where: { $0.id == opener }) {
        return parent.id
      }
    }
    return next?.id ?? (index > 0 ? tabs[index - 1].id : nil)
  }
}
