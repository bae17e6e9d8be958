import GTK
import Testing

@MainActor
@Suite("Action", .serialized)
struct ActionTests {
  private final class Owner {
    var values: [Variant] = []
    var count = 0
  }

  @Test("It runs by name while it is enabled")
  func runs() {
    let group = ActionGroup()
    let owner = Owner()
    let action = Action("reload", owner: owner) { $0.count += 1 }
    group.add(action)
    group.activateAction("reload")
    action.isEnabled = false
    group.activateAction("reload")
    #expect(owner.count == 1)
    #expect(group.action("reload") === action)
    group.removeAction("reload")
    #expect(group.action("reload") == nil)
  }

  @Test(
    "Its parameter arrives as a value",
    arguments: [
      (VariantType.string, Variant.string("größer")), (.int, .int(-3)), (.bool, .bool(true)),
      (.strings, .strings(["a", "", "b"])),
    ])
  func takesParameter(type: VariantType, value: Variant) {
    let owner = Owner()
    let action = Action("go", parameter: type, owner: owner) { $0.values.append($1) }
    action.activate(value)
    #expect(owner.values == [value])
  }

  @Test("A check item asks for the other state, and the owner decides")
  func changesState() {
    let owner = Owner()
    let action = Action("panel", state: .bool(false), owner: owner) { $0.values.append($1) }
    action.activate()
    #expect(owner.values == [.bool(true)])
    #expect(action.state == .bool(false))
    action.state = .bool(true)
    #expect(action.state == .bool(true))
  }

  @Test("Nothing stays alive of actions in a group that goes")
  func leavesNothing() {
    let before = Object.liveCount
    weak var seen: Owner?
    do {
      let group = ActionGroup()
      let owner = Owner()
      seen = owner
      group.add(Action("one", owner: owner) { $0.count += 1 })
      group.add(Action("two") { [weak owner] in owner?.count += 1 })
    }
    #expect(seen == nil)
    #expect(Object.liveCount == before)
  }
}
