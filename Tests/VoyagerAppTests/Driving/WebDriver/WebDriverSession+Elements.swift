extension WebDriverSession {
  /// The key under which the protocol names an element.
  static let elementKey = "element-6066-11e4-a52e-4f735466cecf"

  /// Waits for the first element that suits a CSS selector.
  func element(_ selector: String) async throws -> WebDriverElement {
    try await Poll.until("an element \(selector)") {
      do {
        let answer = try await post(
          "/element", ["using": "css selector", "value": .string(selector)])
        return answer[Self.elementKey]?.string.map {
          WebDriverElement(session: self, identifier: $0)
        }
      } catch let error as WebDriverError where error.code == "no such element" {
        return nil
      }
    }
  }
}
