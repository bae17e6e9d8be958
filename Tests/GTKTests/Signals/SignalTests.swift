import CDesktop
import GTK
import Testing
import VoyagerTesting

@MainActor
@Suite("Signals", .serialized)
struct SignalTests {
  private final class Owner {
    var count = 0
  }

  init() throws {
    try #require(Display.open(), "these tests need a display")
  }

  @Test("Arguments arrive as Swift values, in order")
  func readsArguments() {
    let view = TabView()
    var seen: [(TabPage, Int32)] = []
    let token = view.on("page-attached") { (page: TabPage, position: Int32) in
      seen.append((page, position))
    }
    let first = view.append(Label("one"))
    let second = view.append(Label("two"))
    #expect(seen.map(\.0) == [first, second])
    #expect(seen.map(\.1) == [0, 1])
    token.disconnect()
  }

  @Test("A handler stops when its token goes")
  func disconnects() {
    let button = Button(label: "Press")
    var count = 0
    var token: SignalToken? = button.on("clicked") { count += 1 }
    button.click()
    token = nil
    button.click()
    #expect(count == 1)
    #expect(token == nil)
  }

  @Test("A token may go inside its own handler, and outlive the emitter")
  func disconnectsInside() {
    var button: Button? = Button(label: "Press")
    var count = 0
    var token: SignalToken?
    token = button?.on("clicked") {
      count += 1
      token = nil
    }
    button?.click()
    button?.click()
    #expect(count == 1)
    let late = button?.on("clicked") {}
    button = nil
    late?.disconnect()
    #expect(token == nil)
  }

  @Test("A handler for the emitter's life outlives the wrapper")
  func connectsForLife() throws {
    let box = Box(.horizontal)
    var count = 0
    do {
      let button = Button(label: "Press")
      button.connect("clicked") { count += 1 }
      box.append(button)
    }
    try #require(box.children.first?.cast(to: Button.self)).click()
    #expect(count == 1)
  }

  @Test("The owner is handed over and not kept alive")
  func holdsOwnerWeakly() {
    let button = Button(label: "Press")
    var owner: Owner? = Owner()
    weak let seen = owner
    button.on("clicked", owner.unsafelyUnwrapped) { (owner: Owner) in owner.count += 1 }
    button.click()
    #expect(owner?.count == 1)
    owner = nil
    #expect(seen == nil)
    button.click()
  }

  @Test("A returned Bool reaches GTK")
  func returnsBool() async throws {
    let window = Window()
    let token = window.on("close-request") { () -> Bool in true }
    window.present()
    window.close()
    #expect(window.isVisible)
    token.disconnect()
    window.close()
    try await eventually("the window is closed") { !window.isVisible }
  }

  @Test("A lent object is not given a reference that nobody drops")
  func lends() {
    let view = TabView()
    let other = TabView()
    view.connect("create-window") { Lent(other) }
    let before = other.typed(GObject.self).pointee.ref_count
    var arguments = GValue()
    g_value_init(&arguments, TabView.type)
    g_value_set_object(&arguments, view.raw)
    var answer = GValue()
    g_value_init(&answer, TabView.type)
    let signal = g_signal_lookup("create-window", TabView.type)
    g_signal_emitv(&arguments, signal, 0, &answer)
    #expect(g_value_get_object(&answer) == other.raw)
    // What the emitter holds now was lent: it takes the pointer and forgets the value.
    #expect(other.typed(GObject.self).pointee.ref_count == before)
    g_value_unset(&arguments)
  }

  @Test("A handler may take fewer arguments, but none of another type")
  func checksTypes() async {
    let entry = Entry()
    _ = entry.on("icon-press") { (_: EntryIcon) in }
    await #expect(processExitsWith: .failure) { @MainActor in
      let group = ActionGroup()
      _ = group.on("action-added") { (_: Int32) in }
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let group = ActionGroup()
      _ = group.on("action-added") { (_: String, _: String) in }
    }
    await #expect(processExitsWith: .success) { @MainActor in
      let group = ActionGroup()
      _ = group.on("action-added") { (_: String) in }
    }
  }

  @Test("A change of a property is told")
  func notifies() {
    let owner = Owner()
    let label = Label()
    label.onNotify("label", owner) { owner in owner.count += 1 }
    label.text = "one"
    #expect(owner.count == 1)
  }
}
