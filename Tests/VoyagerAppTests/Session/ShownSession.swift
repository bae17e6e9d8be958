import VoyagerCore

/// Windows and tabs as a person sees them.
struct ShownSession: Hashable, Sendable {
  struct Tab: Hashable, Sendable {
    /// The paths of its pages, in the order of its way back and forward.
    var pages: [String]
    var place = 0
    /// How far each page is scrolled, in pixels; 0 where it is not.
    var scroll: [String: Int] = [:]
    let identity: IdentityID
    /// Whether it is known where in its page the person was: a kill in the middle of a step leaves it open.
    var isPlaceKnown = true

    var path: String { pages[place] }
  }

  /// The numbers of the tabs of each window, in their order.
  var windows: [[Int]]
  var tabs: [Int: Tab]

  /// The windows in an order of its own: which one was used last says nothing about them.
  var layout: Set<[Int]> { Set(windows) }

  func path(of number: Int) -> String { tabs[number]?.path ?? "" }

  static func number(of path: String) -> Int {
    path.split(separator: "/").dropFirst().first.flatMap { Int($0) } ?? -1
  }
}
