import Foundation
import Testing
import VoyagerTesting

extension AppTests {
  @Suite("The manager of passwords")
  struct PasswordsWindowTests {
    @Test("A password is saved, found, shown, deleted and brought back by hand, and is there after a restart")
    func manages() async throws {
      let environment = try TestEnvironment()
      defer { environment.remove() }
      try await VoyagerProcess.run(in: environment) { voyager in
        try await open(voyager)
        try await add("https://news.example", "ada", "correct-horse-marker", in: voyager)
        try await add("shop.example", "grace", "password", in: voyager)
        let window = try await voyager.tree.window(titled: "Passwords")
        #expect(window.namelessControls.isEmpty, "\(window.namelessControls.map { $0.dump() })")

        try await voyager.click(row("shop.example, grace", in: voyager))
        try await voyager.tree.find(.button, named: "Show or Hide the Password").press()
        _ = try await voyager.tree.find("the password") { $0.name == "password" && $0.isShowing }
        try await voyager.tree.find(.button, named: "Delete").press()
        try await voyager.tree.waitUntilGone(.button, named: "Delete")
        try await Poll.untilTrue("the row being gone") {
          try await voyager.tree.window(titled: "Passwords").first { $0.name == "shop.example, grace" } == nil
        }
        try await voyager.press("ctrl+z", in: window)
        _ = try await row("shop.example, grace", in: voyager)
        try await voyager.tree.find(.button, named: "Show Weak, Reused and Old Passwords").press()
        _ = try await row("shop.example, grace, Weak", in: voyager)
      }
      try await VoyagerProcess.run(in: environment) { voyager in
        try await open(voyager)
        try await voyager.type("news", in: voyager.tree.window(titled: "Passwords"))
        _ = try await row("news.example, ada", in: voyager)
      }
      #expect(StoredText(text: "correct-horse-marker").files(below: environment.profile).isEmpty)
    }

    private func open(_ voyager: VoyagerProcess) async throws {
      _ = try await voyager.tree.window()
      try await voyager.press("ctrl+alt+p")
      _ = try await voyager.tree.find(.button, named: "New Password…")
    }

    private func add(_ site: String, _ name: String, _ password: String, in voyager: VoyagerProcess)
      async throws
    {
      try await voyager.tree.find(.button, named: "New Password…").press()
      try await voyager.tree.find(.text, named: "Site").setText(site)
      try await voyager.tree.find(.text, named: "Name").setText(name)
      try await voyager.tree.find(.text, named: "Password").setText(password)
      try await voyager.tree.find("the answer") {
        $0.role == .button && $0.name == "Save Save" && $0.isShowing
      }
      .press()
      _ = try await row("\(site.replacing("https://", with: "")), \(name)", in: voyager)
    }

    private func row(_ name: String, in voyager: VoyagerProcess) async throws -> AccessibleElement {
      try await voyager.tree.find("the row “\(name)”") { $0.name == name && $0.isShowing }
    }
  }
}
