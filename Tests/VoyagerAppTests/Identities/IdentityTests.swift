import Foundation
import Testing
import VoyagerTesting

extension AppTests {
  @Suite("Identities")
  struct IdentityTests {
    @Test("An identity made by hand keeps its cookies to itself, stays while in use, and leaves nothing")
    func livesAndGoes() async throws {
      let server = try HTTPServer()
      defer { server.stop() }
      server.page("/set", Self.page("set", "document.cookie = 'who=identitymarker; max-age=86400'"))
      server.page("/get", Self.page("get", ""))
      try await VoyagerProcess.run([server.address("/get")]) { voyager in
        try await voyager.tree.waitForTabs(["get"])
        try await openIdentities(voyager)
        try await press("New Identity…", in: voyager)
        try await voyager.tree.find(.text, named: "Name").setText("Work")
        try await answer("Create", in: voyager)
        _ = try await voyager.tree.find(.button, named: "Delete “Work”…")
        try await voyager.press("Escape", in: voyager.window(titled: "Identities"))
        try await voyager.tree.waitUntilGone(.button, named: "Delete “Work”…")

        try await newTab(in: "Work", voyager)
        try await voyager.go(to: server.address("/set?identitymarker"))
        try await voyager.tree.waitForTabs(["get", "set, Work"], inFront: "set")
        #expect(try identityFolders(voyager).count == 2)
        try await voyager.press("ctrl+t")
        try await voyager.go(to: server.address("/get"))
        try await voyager.tree.waitForTabs(["get", "set, Work", "get"], inFront: "get")
        #expect(server.requests(for: "/get").allSatisfy { $0.headers["cookie"] == nil })

        try await Poll.untilTrue("the cookie on the disk", within: .seconds(40)) {
          !StoredText(text: "identitymarker").files(below: voyager.environment.folder).isEmpty
        }
        try await openIdentities(voyager)
        try await press("Delete “Work”…", in: voyager)
        _ = try await voyager.tree.find("the tab that is in the way") {
          $0.name == "The tab “set” uses this identity. Close it first." && $0.isShowing
        }
        try await answer("Close", in: voyager)
        try await voyager.press("Escape", in: voyager.window(titled: "Identities"))
        try await voyager.tree.waitUntilGone(.button, named: "Delete “Work”…")
        try await voyager.press("alt+2")
        try await voyager.press("ctrl+w")
        try await voyager.tree.waitForTabs(["get", "get"], inFront: "get")

        try await openIdentities(voyager)
        try await press("Delete “Work”…", in: voyager)
        try await answer("Delete “Work” and Its Data", in: voyager)
        try await voyager.tree.waitUntilGone(.button, named: "Delete “Work”…")
        try await Poll.untilTrue("nothing of the identity being left") {
          try identityFolders(voyager).count == 1
            && StoredText(text: "identitymarker").files(below: voyager.environment.folder).isEmpty
        }
      }
    }

    private func openIdentities(_ voyager: VoyagerProcess) async throws {
      try await voyager.press("F10")
      try await voyager.choose("Accounts")
      try await voyager.choose("Manage Identities…")
      _ = try await voyager.tree.find(.button, named: "New Identity…")
    }

    private func newTab(in identity: String, _ voyager: VoyagerProcess) async throws {
      try await voyager.press("F10")
      try await voyager.choose("Identities")
      try await voyager.choose("New Tab In")
      try await voyager.choose(identity)
    }

    private func press(_ button: String, in voyager: VoyagerProcess) async throws {
      try await voyager.tree.find(.button, named: button).press()
    }

    /// Presses a button of a dialog, whose name libadwaita says twice.
    private func answer(_ button: String, in voyager: VoyagerProcess) async throws {
      try await voyager.tree.find("the answer \"\(button)\"") {
        $0.role == .button && $0.name == "\(button) \(button)" && $0.isShowing
          && $0.states.contains(.sensitive)
      }.press()
    }

    private func identityFolders(_ voyager: VoyagerProcess) throws -> [String] {
      try FileManager.default.contentsOfDirectory(
        atPath: voyager.environment.profile.appending(path: "data/identities").path)
    }

    private static func page(_ title: String, _ script: String) -> String {
      "<!doctype html><title>\(title)</title><script>\(script)</script>"
    }
  }
}
