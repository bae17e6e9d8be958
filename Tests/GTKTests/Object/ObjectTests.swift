import CDesktop
import Dispatch
import GTK
import Testing
import VoyagerTesting

@MainActor
@Suite("Object", .serialized)
struct ObjectTests {
  init() throws {
    try #require(Display.open(), "these tests need a display")
  }

  private func references(_ object: Object) -> UInt32 {
    object.typed(GObject.self).pointee.ref_count
  }

  @Test("A floating object is sunk and belongs to its wrapper alone")
  func sinksFloating() {
    let label = Label("text")
    #expect(g_object_is_floating(label.raw) == 0)
    #expect(references(label) == 1)
  }

  @Test("An object that is handed over keeps its one reference")
  func takesOver() {
    #expect(references(Menu()) == 1)
  }

  @Test("A borrowed object gets one more reference, which goes with the wrapper")
  func borrows() {
    let pointer = g_menu_new()
    #expect(references(Menu.wrap(pointer.map { UnsafeMutableRawPointer($0) }.unsafelyUnwrapped)) == 2)
    let owner = Menu(pointer.unsafelyUnwrapped, .full)
    #expect(references(owner) == 1)
  }

  @Test("An object has one wrapper while it lives, and an equal one later")
  func keepsIdentity() throws {
    let box = Box(.horizontal)
    var label: Label? = Label("kept")
    box.append(try #require(label))
    #expect(box.children.first === label)
    #expect(label.map(references) == 2)

    label = nil
    let again = try #require(box.children.first)
    #expect(again.cast(to: Label.self)?.text == "kept")
    #expect(again.cast(to: Button.self) == nil)
    #expect(again.cast(to: Label.self) == again)
  }

  @Test("Wrapping with a reference that is handed over does not leak it")
  func wrapsKnownFull() {
    let menu = Menu()
    #expect(Menu.wrap(menu.retained(), .full) === menu)
    #expect(references(menu) == 1)
  }

  @Test("The last release on another thread finalizes on the main thread")
  func finalizesOnMain() async throws {
    let probe = ThreadProbe()
    var menu: Menu? = Menu()
    menu?.attach(FinalizationMark(probe))
    let keeper = Keeper(menu)
    menu = nil
    DispatchQueue.global().async { keeper.drop() }
    try await eventually("finalization") { probe.wasOnMain != nil }
    #expect(probe.wasOnMain == true)
  }

  @Test("Attached state lives as long as the object")
  func attaches() throws {
    let probe = ThreadProbe()
    let box = Box(.vertical)
    var child: Label? = Label()
    child?.attach(FinalizationMark(probe))
    box.append(try #require(child))
    child = nil
    #expect(box.children.first?.attached(FinalizationMark.self) != nil)
    #expect(probe.wasOnMain == nil)
    box.children.first.map(box.remove)
    #expect(probe.wasOnMain == true)
  }

  @Test("Every wrapper is counted out again")
  func counts() {
    let before = Object.liveCount
    do {
      let box = Box(.vertical, (0..<100).map { Label(String($0)) })
      #expect(box.children.count == 100)
      #expect(Object.liveCount > before)
    }
    #expect(Object.liveCount == before)
  }

  @Test("Wrapping as another class stops the program")
  func refusesOtherClass() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = Label.wrap(Menu().raw)
    }
  }

  @Test("A property that does not exist stops the program")
  func refusesUnknownProperty() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let _: Bool = Menu()["no-such-property"]
    }
  }
}
