import Foundation
import Testing
import VoyagerCore

/// A run of the program in which something is always happening, until it is killed.
struct BusyRun {
  private static let mostTabs = 12
  private static let fewestTabs = 7

  let voyager: VoyagerProcess
  let busy: BusySite
  let identities: [(id: IdentityID, name: String)]
  var expected: ExpectedSession
  /// The windows on the screen, in the order of the session, and which of their tabs is in front.
  private var screens: [XWindow] = []
  private var fronts: [Int] = []
  private var nextNumber: Int

  /// Waits until the run shows a session.
  ///
  /// - Parameter before: What may have come back; a page that had just changed comes as it was or as it is.
  init(
    _ voyager: VoyagerProcess, _ busy: BusySite, _ session: ShownSession, after before: ExpectedSession,
    _ identities: [(id: IdentityID, name: String)]
  ) async throws {
    self.voyager = voyager
    self.busy = busy
    self.identities = identities
    nextNumber = (session.tabs.keys.max() ?? 0) + 1
    busy.forgetWishes()
    let layout = session.layout
    let titles = try await Poll.until(
      "the windows \(layout)", within: .seconds(30),
      details: { "\((try? await voyager.tree.allTabTitles()) ?? [])" }
    ) {
      let titles = try await voyager.tree.allTabTitles()
      return Set(titles.map { $0.map(ShownSession.number) }) == layout ? titles : nil
    }
    var session = session
    for path in titles.joined() where path != session.path(of: ShownSession.number(of: path)) {
      let number = ShownSession.number(of: path)
      var tab: ShownSession.Tab = try #require(before.tab(number, at: path), "\(path) was never there.")
      tab.isPlaceKnown = false
      session.tabs[number] = tab
    }
    expected = ExpectedSession(session)
    let windows = try await voyager.tree.windows().filter(\.isShowing)
    for numbers in session.windows {
      let front = try #require(
        numbers.first { number in windows.contains { $0.name.hasSuffix(session.path(of: number)) } })
      let window = try #require(windows.first { $0.name.hasSuffix(session.path(of: front)) })
      fronts.append(front)
      screens.append(try await voyager.xWindow(of: window))
    }
  }

  /// Checks that the pages in front are where the person was in them.
  func expectPlaces() async throws {
    for front in fronts {
      let path = expected.last.path(of: front)
      let tab = expected.last.tabs[front]
      try await wait(for: path, at: tab?.isPlaceKnown == false ? nil : tab?.scroll[path] ?? 0, after: 0)
    }
  }

  /// Does one thing after another until the program ends.
  mutating func goOn() async throws {
    while voyager.program.isRunning {
      do {
        try await doSomething(in: Int.random(in: screens.indices))
      } catch  where !voyager.program.isRunning {
        return
      }
    }
  }

  private mutating func doSomething(in window: Int) async throws {
    let count = expected.last.windows[window].count
    switch Int.random(in: 0..<12) {
    case 0..<3: try await select(in: window)
    case 3 where count < Self.mostTabs: try await open(in: window)
    case 4 where count > Self.fewestTabs: try await close(in: window)
    case 5: try await move(in: window)
    case 6..<8: try await go(in: window)
    case 8: try await back(in: window)
    default: try await scroll(in: window)
    }
  }

  private mutating func select(in window: Int) async throws {
    let index = Int.random(in: 0..<min(8, expected.last.windows[window].count))
    let number = expected.last.windows[window][index]
    guard number != fronts[window] else { return }
    let told = busy.site.reports.count
    try await press("alt+\(index + 1)", in: window)
    try await wait(for: expected.last.path(of: number), after: told)
    fronts[window] = number
  }

  private mutating func open(in window: Int) async throws {
    let number = nextNumber
    nextNumber += 1
    let path = "/t/\(number)/0"
    busy.add(path)
    let identity = identities[number % identities.count]
    try await screens[window].activate()
    var session = expected.last
    session.windows[window].append(number)
    session.tabs[number] = ShownSession.Tab(pages: [path], identity: identity.id)
    expected.begin(session)
    let told = busy.site.reports.count
    let start = try RunningProgram(
      BuiltProgram.path,
      ["--profile", voyager.environment.profile.path, "--identity", identity.name, busy.site.address(path)],
      environment: voyager.environment.variables(), outputFolder: voyager.environment.output)
    do { try await wait(for: path, after: told) } catch {
      // Alone it would go on as a run of its own.
      start.signal(SIGKILL)
      _ = try await start.waitForExit()
      throw error
    }
    fronts[window] = number
    expected.end()
  }

  private mutating func close(in window: Int) async throws {
    var session = expected.last
    let others = session.windows[window].filter { $0 != fronts[window] }
    session.windows[window] = others
    session.tabs[fronts[window]] = nil
    expected.begin(session)
    let told = busy.site.reports.count
    try await press("ctrl+w", in: window)
    let next = try await Poll.until("another tab in front") { [busy] in
      others.first { busy.place(of: session.path(of: $0), after: told) != nil }
    }
    fronts[window] = next
    expected.end()
  }

  private mutating func move(in window: Int) async throws {
    var session = expected.last
    guard let index = session.windows[window].firstIndex(of: fronts[window]), index > 0 else { return }
    session.windows[window].swapAt(index, index - 1)
    expected.begin(session)
    try await press("ctrl+shift+Prior", in: window)
    let titles = session.windows[window].map(session.path)
    try await Poll.untilTrue("the tabs \(titles)") { try await voyager.tree.allTabTitles().contains(titles) }
    expected.end()
  }

  private mutating func go(in window: Int) async throws {
    try await change(in: window, by: { "go \($0)" }) { [busy] tab in
      tab.pages.removeSubrange((tab.place + 1)...)
      let step = (tab.pages.last?.split(separator: "/").last.flatMap { Int($0) } ?? 0) + 1
      tab.pages.append("/t/\(ShownSession.number(of: tab.path))/\(step)")
      tab.place += 1
      tab.scroll[tab.path] = 0
      busy.add(tab.path)
    }
  }

  private mutating func back(in window: Int) async throws {
    try await change(in: window, by: { _ in "back" }) { tab in tab.place = max(0, tab.place - 1) }
  }

  private mutating func scroll(in window: Int) async throws {
    let place = Int.random(in: 1..<45) * 100
    try await change(in: window, by: { _ in "scroll \(place)" }) { tab in tab.scroll[tab.path] = place }
  }

  /// Has the page in front of a window do what changes its tab.
  private mutating func change(
    in window: Int, by wish: (_ path: String) -> String, _ change: (inout ShownSession.Tab) -> Void
  ) async throws {
    var session = expected.last
    guard var tab = session.tabs[fronts[window]] else { return }
    let old = tab
    change(&tab)
    guard tab != old else { return }
    tab.isPlaceKnown = true
    session.tabs[fronts[window]] = tab
    expected.begin(session)
    let told = busy.site.reports.count
    busy.wish(wish(tab.path), of: old.path)
    try await wait(for: tab.path, at: tab.scroll[tab.path] ?? 0, after: told)
    expected.end()
  }

  private func press(_ keys: String, in window: Int) async throws {
    try await screens[window].activate()
    try await Keyboard.press(keys)
  }

  /// Waits until a page is in front, and where it should be, if that is known.
  private func wait(for path: String, at place: Int? = nil, after count: Int) async throws {
    try await Poll.untilTrue(
      "\(path) at \(place.map(String.init) ?? "any place")",
      details: { "It told \(busy.site.reports.dropFirst(count))." }
    ) {
      guard voyager.program.isRunning else { throw CancellationError() }
      return busy.place(of: path, after: count).map { abs($0 - (place ?? $0)) <= 10 } ?? false
    }
  }
}

extension AccessibleTree {
  /// The titles of the tabs of every window, also of those that are scrolled out of sight; no word of who sleeps.
  fileprivate func allTabTitles() async throws -> [[String]] {
    var titles: [[String]] = []
    for window in try await windows() where window.isShowing {
      var tabs: [(place: Int, title: String)] = []
      for tab in window.all where tab.role == .tab {
        // A page that has just begun is called by its whole address.
        let title = tab.name.firstRange(of: "/t/").map { tab.name[$0.lowerBound...] } ?? ""
        tabs.append(
          ((try? await tab.frame().x) ?? 0, title.split(separator: ",").first.map(String.init) ?? ""))
      }
      titles.append(tabs.sorted { $0.place < $1.place }.map(\.title))
    }
    return titles
  }
}
