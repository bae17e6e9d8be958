import Foundation

extension VoyagerProcess {
  /// Why a row is there, as it says.
  enum RowReason: String {
    case switchToTab = "Switch to tab"
    case visited = "Visited"
  }

  /// Waits until the address field says a text.
  func waitForAddress(_ text: String) async throws {
    let field = try await tree.find(.text, named: "Address")
    try await Poll.untilTrue(
      "the address field saying \"\(text)\"", details: { (try? await field.text()) ?? "It can't be read." }
    ) {
      try await field.text() == text
    }
  }

  /// Waits for a row below the address field.
  func row(_ title: String, _ reason: RowReason) async throws -> AccessibleElement {
    try await tree.find("the row \(title)") {
      $0.role == .listItem && $0.isShowing && $0.name.hasPrefix(title) && $0.name.hasSuffix(reason.rawValue)
    }
  }

  func waitForNoRows() async throws {
    try await Poll.untilTrue("no rows below the address field") {
      try await tree.windows().allSatisfy { window in
        window.first { $0.role == .listBox && $0.name == "Suggestions" && $0.isShowing } == nil
      }
    }
  }
}
