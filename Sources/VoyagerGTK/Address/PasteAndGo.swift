import GTK
import VoyagerCore

/// The item in the address field's menu that opens what was copied.
@MainActor
final class PasteAndGo {
  private let actions = ActionGroup()
  private let menu = Menu()

  init(_ bar: AddressBar) {
    actions.add(
      Action("paste-and-go", owner: bar) { bar in
        Task { await Self.run(in: bar) }
      })
    bar.entry.insert(actions, prefix: "address")
    menu.append("Paste and _Go", action: "address.paste-and-go")
    bar.entry.setExtraMenu(menu)
  }

  private static func run(in bar: AddressBar) async {
    guard let text = try? await Display.current?.clipboard.readText(), !text.isEmpty else {
      return
    }
    bar.model.addressField.beginEditing()
    bar.model.editAddress(text, .other)
    bar.commit([])
  }
}
