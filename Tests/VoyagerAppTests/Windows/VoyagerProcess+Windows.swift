import Foundation

extension VoyagerProcess {
  /// Opens a site's page in a window of its own and waits until it can be used.
  func openWindow(_ path: String, of site: TestSite) async throws {
    let shown = site.reports.count { $0 == "shown \(path)" }
    let start = try RunningProgram(
      BuiltProgram.path,
      ["--profile", environment.profile.path, "--new-window", site.address(path)],
      environment: environment.variables(), outputFolder: environment.output)
    _ = try await start.waitForExit()
    try await site.wait(for: "shown \(path)", times: shown + 1)
  }

  /// Moves a window, and gives it its size.
  func place(_ title: String, at frame: ScreenRectangle) async throws {
    let window = try await xWindow(of: window(titled: title))
    try await window.resize(width: frame.width, height: frame.height)
    try await window.move(to: ScreenPoint(x: frame.x, y: frame.y))
  }

  /// Clicks into the middle of the page in front of one window.
  func clickPage(in title: String, _ button: PointerButton = .primary) async throws {
    try await click(page(in: title), button)
  }

  func page(in title: String) async throws -> AccessibleElement {
    try await Poll.until("the page of \(title)") {
      try await tree.windows().first { $0.name == title && $0.isShowing }?
        .first { $0.name == "WebKitWebView" && $0.isShowing }
    }
  }

  /// Waits for a button in one window.
  func button(_ title: String, in window: String) async throws -> AccessibleElement {
    try await Poll.until("\(title) in \(window)") {
      try await tree.windows().first { $0.name == window && $0.isShowing }?
        .first { $0.role == .button && $0.name == title && $0.isShowing }
    }
  }

  /// Answers the question in one window by a click on a button.
  func answer(with title: String, in window: String) async throws {
    let button = try await button(title, in: window)
    try await click(button)
    try await Poll.untilTrue("no \(title) in \(window) any more") {
      guard program.isRunning else {
        return true
      }
      return try await tree.windows().first { $0.name == window && $0.isShowing }?
        .first { $0.role == .button && $0.name == title && $0.isShowing } == nil
    }
  }
}

extension AccessibleTree {
  /// Checks the tabs of all windows, whose order says nothing.
  func expectTabs(_ titles: [[String]]) async throws {
    let found = try await tabTitles()
    guard Set(found) == Set(titles), found.count == titles.count else {
      throw PollTimeout(expected: "the tabs \(titles)", patience: .zero, details: "\(found)")
    }
  }
}
