import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

@MainActor @Suite struct SessionSchemaTests {
  private let window = "11111111-1111-1111-1111-111111111111"
  private let tab = "22222222-2222-2222-2222-222222222222"

  @Test("A session of the first version has its windows and tabs, and takes what is new")
  func readsTheFirst() async throws {
    let fixture = try SessionFixture()
    try PrivateFolder(fixture.file.deletingLastPathComponent()).make()
    let schema = DatabaseSchema(mark: "VySe", steps: Array(DatabaseSchema.session.steps.prefix(1)))
    let identity = TestBrowser(in: fixture.folder.url).identities.standard.id.rawValue.uuidString
    let old = try Database.open(fixture.file, schema: schema)
    try old.run(
      "INSERT INTO windows (id, identity, rank) VALUES (?, ?, 0)", .text(window), .text(identity))
    try old.run(
      "INSERT INTO tabs (id, window, position, pinned, identity, address, zoom) VALUES (?, ?, 1, 1, ?, ?, 1.5)",
      .text(tab), .text(window), .text(identity), .text("https://a.example/"))
    try old.checkpoint()

    let (browser, session) = await fixture.begin()
    let restored = try #require(browser.services.activeWindow)
    #expect(restored.id.rawValue.uuidString == window)
    #expect(restored.geometry == nil)
    #expect(restored.tabs.map(\.ownZoom) == [1.5])
    #expect(restored.tabs.map(\.isPinned) == [true])
    restored.geometry = WindowGeometry(width: 800, height: 600, isMaximized: true)
    await session.finish()
    #expect(try await fixture.stored().windows.map(\.geometry) == [restored.geometry])
  }
}
