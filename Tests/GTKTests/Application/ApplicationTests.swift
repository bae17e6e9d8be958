import CDesktop
import GTK
import Testing

@MainActor
@Suite("Application", .serialized)
struct ApplicationTests {
  init() throws {
    try #require(Display.open(), "these tests need a display")
  }

  @Test("Opened files and addresses arrive as addresses, in order")
  func opens() throws {
    let application = Application(id: "org.example.Opens", options: [.handlesOpen, .nonUnique])
    var opened: [[String]] = []
    application.onOpen { addresses, _ in opened.append(addresses) }
    try application.register()
    let wanted = ["https://example.org/?a=b&c=d", "file:///tmp/a%20b"]
    var files = wanted.map { g_file_new_for_uri($0) }
    g_application_open(application.typed(), &files, gint(files.count), "")
    files.forEach { $0.map { g_object_unref(UnsafeMutableRawPointer($0)) } }
    #expect(opened == [wanted])
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
}
