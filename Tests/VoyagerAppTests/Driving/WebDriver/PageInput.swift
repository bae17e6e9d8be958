/// Real clicks and keys on the elements of the page that is in front.
struct PageInput: Sendable {
  let session: WebDriverSession
  let tree: AccessibleTree

  func click(
    _ selector: String, _ button: PointerButton = .primary, holding modifiers: [String] = []
  ) async throws {
    let element = try await session.element(selector)
    try await activate()
    try await Pointer.click(at: try await center(of: element), button, holding: modifiers)
  }

  /// Clicks into the element and types.
  func type(_ text: String, into selector: String) async throws {
    try await click(selector)
    try await Poll.untilTrue("\(selector) having the keyboard") {
      try await session.run(
        "return document.activeElement === document.querySelector(arguments[0]) && document.hasFocus()",
        [.string(selector)]
      ).boolean == true
    }
    try await Keyboard.type(text)
  }

  /// The middle of an element on the screen, scrolled into view before.
  func center(of element: WebDriverElement) async throws -> ScreenPoint {
    let answer = try await session.run(
      """
      arguments[0].scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'})
      const box = arguments[0].getBoundingClientRect()
      return [box.x + box.width / 2, box.y + box.height / 2, innerWidth]
      """, [element.argument])
    let numbers = (answer.array ?? []).compactMap(\.number)
    guard numbers.count == 3, numbers[2] > 0 else {
      throw WebDriverError(command: "center", code: "unexpected answer", message: "\(answer)")
    }
    let view = try await view()
    let place = try await tree.screenFrame(of: view)
    let pixelsPerUnit = Double(place.width) / numbers[2]
    return ScreenPoint(
      x: place.x + Int(numbers[0] * pixelsPerUnit), y: place.y + Int(numbers[1] * pixelsPerUnit))
  }

  private func activate() async throws {
    try await tree.xWindow(of: try await view().window()).activate()
  }

  private func view() async throws -> AccessibleElement {
    try await tree.find("the view of a page") { $0.name == Self.viewName && $0.isShowing }
  }

  /// GTK names an object without a label by its type.
  private static let viewName = "WebKitWebView"
}
