import Foundation
import Testing

extension VoyagerProcess {
  /// Opens a site's page in the program that runs, as another program would, and waits until it can be used.
  func open(_ path: String, of site: TestSite) async throws {
    let shown = site.reports.count { $0 == "shown \(path)" }
    let start = try RunningProgram(
      BuiltProgram.path, ["--profile", environment.profile.path, site.address(path)],
      environment: environment.variables(), outputFolder: environment.output)
    _ = try await start.waitForExit()
    try await site.wait(for: "shown \(path)", times: shown + 1)
  }

  /// Waits for the page in front.
  func page() async throws -> AccessibleElement {
    try await tree.find("the view of a page") { $0.name == "WebKitWebView" && $0.isShowing }
  }

  /// Clicks into the middle of the page in front.
  func clickPage(_ button: PointerButton = .primary, holding modifiers: [String] = []) async throws {
    try await click(page(), button, holding: modifiers)
  }

  func tab(_ title: String) async throws -> AccessibleElement {
    try await tree.find("the tab \"\(title)\"") { Self.isTab($0, title) }
  }

  func waitForNoTab(_ title: String, within patience: Duration = Poll.patience) async throws {
    try await Poll.untilTrue("no tab \"\(title)\" any more", within: patience) {
      try await tree.windows().allSatisfy { $0.first { Self.isTab($0, title) } == nil }
    }
  }

  /// Brings a tab to the front by a click on it.
  func select(_ title: String) async throws {
    try await click(tab(title))
    _ = try await tree.find("\(title) in front") { $0.role == .frame && $0.name == title }
  }

  /// Waits for a question by its own words, and clicks one of its buttons.
  ///
  /// - Parameter expectingMore: Whether the page asks the same again.
  func answer(_ words: String, with title: String, expectingMore: Bool = false) async throws {
    let question = try await question(words)
    let button = try #require(
      question.first { $0.role == .button && $0.name == title }, "The question has no such button.")
    try await click(button)
    guard !expectingMore else {
      return
    }
    do {
      try await waitForNoQuestion(words, within: .seconds(3))
    } catch is PollTimeout {
      // What grants something takes no click in its first moment.
      try await click(button)
      try await waitForNoQuestion(words)
    }
  }

  /// Presses keys in the window in front.
  func press(_ keys: String...) async throws {
    try await tree.xWindow(of: tree.window().reference).activate()
    try await Keyboard.press(keys)
  }

  func type(_ text: String) async throws {
    try await tree.xWindow(of: tree.window().reference).activate()
    try await Keyboard.type(text)
  }

  /// Waits for a question whose heading or text is the one given.
  @discardableResult
  func question(_ words: String) async throws -> AccessibleElement {
    try await tree.find("the question \"\(words)\"") { Self.isQuestion($0, words) }
  }

  func waitForNoQuestion(_ words: String, within patience: Duration = Poll.patience) async throws {
    try await Poll.untilTrue("no question \"\(words)\" any more", within: patience) {
      try await tree.windows().allSatisfy { $0.first { Self.isQuestion($0, words) } == nil }
    }
  }

  /// Types an address and goes there.
  func go(to address: String) async throws {
    try await press("ctrl+l")
    try await type(address)
    try await press("Return")
  }

  /// What the address field says.
  func addressText() async throws -> String {
    try await tree.find(.text, named: "Address").text()
  }

  /// The titles of all tabs, in order.
  func tabTitles() async throws -> [String] {
    try await tree.windows().flatMap(\.all).filter { $0.role == .tab }.map(\.name)
  }

  /// Waits for a sentence that is shown for a while.
  func notice(_ sentence: String) async throws -> AccessibleElement {
    try await tree.find("the notice \"\(sentence)\"") { $0.name == sentence && $0.isShowing }
  }

  /// Whether no question at all is on the screen.
  func showsNoQuestion() async throws -> Bool {
    try await tree.windows().allSatisfy { $0.first { $0.role == .dialog && $0.isShowing } == nil }
  }

  private static func isTab(_ element: AccessibleElement, _ title: String) -> Bool {
    element.name == title
      && (element.role == .tab || element.children.contains { $0.name == "AdwTab" })
  }

  private static func isQuestion(_ element: AccessibleElement, _ words: String) -> Bool {
    element.role == .dialog && element.isShowing && [element.name, element.description].contains(words)
  }
}
