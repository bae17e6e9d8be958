import Testing
import VoyagerCore

@Suite
struct TabPlacementTests {
  private let a = TabID()
  private let b = TabID()
  private let c = TabID()
  private let d = TabID()

  private func place(_ id: TabID, openedBy opener: TabID? = nil, pinned: Bool = false) -> TabPlacement.Place {
    TabPlacement.Place(id: id, opener: opener, isPinned: pinned)
  }

  @Test("A tab that nobody opened goes to the end")
  func goesToTheEnd() {
    #expect(TabPlacement.index(openedBy: nil, among: [place(a), place(b)]) == 2)
  }

  @Test("A link's tab stands behind its opener and what that one opened before")
  func standsBehindItsSiblings() {
    #expect(TabPlacement.index(openedBy: a, among: [place(a), place(b)]) == 1)
    #expect(TabPlacement.index(openedBy: a, among: [place(a), place(c, openedBy: a), place(b)]) == 2)
  }

  @Test("Closing the tab opened last doesn't move the place for the next one")
  func keepsItsPlaceAfterAClose() {
    let tabs = [place(a), place(b), place(d, openedBy: b), place(c)]
    #expect(TabPlacement.index(openedBy: b, among: tabs) == 3)
  }

  @Test("A tab opened from a pinned tab stands behind all pinned ones")
  func staysBehindPinnedTabs() {
    let tabs = [place(a, pinned: true), place(b, pinned: true), place(c)]
    #expect(TabPlacement.index(openedBy: a, among: tabs) == 2)
  }

  @Test(
    "Pinned tabs stay in front of all others",
    arguments: [(0, false, 1), (5, false, 2), (1, true, 1), (5, true, 1), (-3, true, 0)])
  func keepsPinnedTabsInFront(wanted: Int, isPinned: Bool, allowed: Int) {
    let tabs = [place(a, pinned: true), place(b)]
    #expect(TabPlacement.allowed(wanted, isPinned: isPinned, among: tabs) == allowed)
  }

  @Test("Closing a link's tab shows the next sibling, else the opener, else the neighbour")
  func choosesASuccessor() {
    let tabs = [place(a), place(b, openedBy: a), place(c, openedBy: a), place(d)]
    #expect(TabPlacement.successor(ofClosing: 1, among: tabs) == c)
    #expect(TabPlacement.successor(ofClosing: 2, among: tabs) == a)
    #expect(TabPlacement.successor(ofClosing: 3, among: tabs) == c)
    #expect(TabPlacement.successor(ofClosing: 0, among: tabs) == b)
    #expect(TabPlacement.successor(ofClosing: 0, among: [place(a)]) == nil)
  }
}
