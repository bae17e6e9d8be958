import CDesktop
import GTK
import Testing

@MainActor
@Suite("Menu", .serialized)
struct MenuTests {
  private func string(_ menu: Menu, _ index: Int32, _ attribute: String) -> String? {
    let value = g_menu_model_get_item_attribute_value(menu.typed(), index, attribute, nil)
    defer { value.map { g_variant_unref($0) } }
    return value.map { String(cString: g_variant_get_string($0, nil)) }
  }

  @Test("Items carry label, action and target")
  func appends() {
    let menu = Menu()
    menu.append("Reload", action: "win.reload")
    menu.append("150 %", action: "win.zoom", target: .string("1.5"))
    #expect(menu.count == 2)
    #expect(string(menu, 0, "label") == "Reload")
    #expect(string(menu, 0, "action") == "win.reload")
    #expect(string(menu, 1, "target") == "1.5")
    menu.removeAll()
    #expect(menu.isEmpty)
  }

  @Test("Sections and submenus are linked, not copied")
  func nests() {
    let menu = Menu()
    let section = Menu()
    let submenu = Menu()
    menu.append(section: section, label: "Page")
    menu.append(submenu: submenu, label: "More")
    section.append("Print", action: "win.print")
    let link = g_menu_model_get_item_link(menu.typed(), 0, "section")
    #expect(link.map { UnsafeMutableRawPointer($0) } == section.raw)
    link.map { g_object_unref($0) }
    #expect(string(section, 0, "label") == "Print")
  }
}
