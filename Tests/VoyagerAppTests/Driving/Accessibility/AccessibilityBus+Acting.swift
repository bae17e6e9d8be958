extension AccessibilityBus {
  /// Makes a call that answers whether it was done.
  func confirm(
    _ reference: AccessibleReference, _ interface: String, _ method: String,
    _ arguments: [DBusArgument] = []
  ) throws {
    let answer = try call(reference, interface, method, arguments)
    guard answer[0]?.boolean == true else {
      let name = (try? name(of: reference)) ?? reference.path
      throw AccessibilityError.actionRefused(element: "\"\(name)\" (\(method))")
    }
  }

  func text(of reference: AccessibleReference) throws -> String {
    let interface = "org.a11y.atspi.Text"
    // The protocol's -1 for the end gives nothing in GTK 4.8.
    let end = try property("CharacterCount", of: interface, at: reference).integer ?? 0
    let answer = try call(reference, interface, "GetText", [.integer(0), .integer(end)])
    guard let text = answer[0]?.string else {
      throw AccessibilityError.unexpectedAnswer(method: "GetText")
    }
    return text
  }
}
