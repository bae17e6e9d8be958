import CDesktop
import GTK
import Testing
import VoyagerTesting

@MainActor
@Suite("Application", .serialized)
struct ApplicationTests {
  init() throws {
    try #require(Display.open(), "these tests need a display")
  }

  @Test("The bus's Open call gives every address as it was written", arguments: openCalls)
  func opens(interface: String, hint: [String]) async throws {
    let bus = try #require(g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil), "this test needs a session bus")
    defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
    let application = Application(id: "org.example.Opens\(hint.count)")
    var opened: [[String]] = []
    application.onOpen { opened.append($0) }
    try application.register()
    let wanted = ["file:///tmp/a%20b?x=1&y=2#part", "https://example.org/?a=b&c=d#e", "not an address"]
    for addresses in [wanted, []] {
      g_dbus_connection_call(
        bus, application.id, "/org/example/Opens\(hint.count)", interface, "Open",
        openParameters(addresses, hint: hint),
        nil,
        G_DBUS_CALL_FLAGS_NONE, -1, nil, nil, nil)
    }
    try await eventually("two calls to open") { opened.count == 2 }
    #expect(opened == [wanted, []])
  }

  private nonisolated static let openCalls: [(String, [String])] = [
    ("org.freedesktop.Application", []), ("org.gtk.Application", ["hint"]),
  ]

  private func openParameters(_ addresses: [String], hint: [String]) -> OpaquePointer? {
    var parts = [withStrings(addresses) { g_variant_new_strv($0, -1) }]
    parts += hint.map { g_variant_new_string($0) }
    let entry = g_variant_type_new("{sv}")
    defer { g_variant_type_free(entry) }
    parts.append(g_variant_new_array(entry, nil, 0))
    return g_variant_new_tuple(&parts, gsize(parts.count))
  }

  @Test("A window belongs to it and its actions run under their names")
  func ownsWindows() throws {
    let application = Application(id: "org.example.Windows", options: .nonUnique)
    try application.register()
    let window = ApplicationWindow(application)
    var runs = 0
    window.add(Action("test") { runs += 1 })
    #expect(application.windows == [window])
    #expect(window.activateAction("win.test") as Bool)
    #expect(runs == 1)
    window.destroy()
    #expect(application.windows.isEmpty)
  }

  @Test("The desktop's question whether its session may end is heard")
  func hearsTheSessionEnding() throws {
    let application = Application(id: "org.example.Ending", options: .nonUnique)
    var isAsked = false
    application.onSessionEnding { isAsked = true }
    #expect(application["register-session"] as Bool)
    application.emit("query-end")
    #expect(isAsked)
  }
}
