import CDesktop
import CTestLoop
import Dispatch
import GTK
import Testing
import VoyagerTesting

@MainActor
@Suite("Main loop", .serialized)
struct MainLoopTests {
  @Test("Main-actor work runs on the main thread, inside GLib's loop")
  func runsOnMain() async {
    #expect(test_loop_is_main_thread())
    #expect(g_main_depth() > 0)
    await Task.detached {}.value
    #expect(test_loop_is_main_thread())
    await Task { @MainActor in #expect(test_loop_is_main_thread()) }.value
  }

  @Test("The main queue of libdispatch is served")
  func servesMainQueue() async {
    let isMain = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        DispatchQueue.main.async { continuation.resume(returning: test_loop_is_main_thread()) }
      }
    }
    #expect(isMain)
  }

  @Test("Sleeping and GLib's own timers go on side by side")
  func sleeps() async throws {
    let ticks = Ticks()
    let id = g_timeout_add_full(
      0, 1,
      { data in
        data.map { Unmanaged<Ticks>.fromOpaque($0).takeUnretainedValue().count += 1 }
        return 1
      }, Unmanaged.passUnretained(ticks).toOpaque(), nil)
    defer { g_source_remove(id) }
    try await eventually("GLib's timer fires") { ticks.count > 3 }
  }

  @Test("A window is laid out while a test waits")
  func laysOut() async throws {
    try #require(Display.open(), "this test needs a display")
    let window = Window()
    window.defaultSize = (320, 240)
    let label = Label("inside")
    window.child = label
    window.present()
    try await eventually("the label has a size") { label.width > 0 }
    #expect(label.window === window)
    window.destroy()
  }

  @Test("Main-actor work goes on where painting never rests")
  func goesOnWhilePainting() async throws {
    try #require(Display.open(), "this test needs a display")
    MainLoop.install()
    let window = Window()
    window.child = Label("inside")
    window.present()
    let frames = Ticks()
    // Each frame takes longer than it is shown; after a while it gives a loop that waits for ever its way.
    let id = gtk_widget_add_tick_callback(
      window.typed(),
      { _, _, data in
        let frames = data.map { Unmanaged<Ticks>.fromOpaque($0).takeUnretainedValue() }
        frames?.count += 1
        if frames?.count ?? 0 < 200 { g_usleep(40_000) }
        return 1
      }, Unmanaged.passUnretained(frames).toOpaque(), nil)
    try await eventually("frames are painted") { frames.count > 2 }
    for _ in 0..<10 { await Task.detached {}.value }
    #expect(frames.count < 200)
    gtk_widget_remove_tick_callback(window.typed(), id)
    window.destroy()
  }
}
