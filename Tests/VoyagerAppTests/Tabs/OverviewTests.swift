import Testing

extension AppTests {
  @Suite("Overview of tabs")
  struct OverviewTests {
    @Test(
      "All tabs are found, closed and chosen in the overview by the keyboard alone, in a wide and a narrow window"
    )
    func choosesTabs() async throws {
      let site = try TestSite()
      for path in ["/apples", "/pears", "/plums"] {
        site.page(path, "<button class=all style='background: seagreen'>\(path)</button>")
      }
      let addresses = ["/apples", "/pears", "/plums"].map(site.address)
      try await VoyagerProcess.run(addresses) { voyager in
        try await site.wait(for: "shown /plums")
        try await voyager.tree.waitForTabs(["/apples", "/pears", "/plums"])
        try await voyager.clickPage()
        try await voyager.press("ctrl+shift+a", in: voyager.window())
        _ = try await voyager.cell("/plums, in front")
        try await voyager.type("pear", in: voyager.window())
        try await Poll.untilTrue("only the pears") { try await voyager.cellNames() == ["/pears"] }
        try await Keyboard.press("Return")
        _ = try await voyager.window(titled: "/pears")

        try await voyager.place("/pears", at: ScreenRectangle(x: 40, y: 40, width: 400, height: 700))
        try await voyager.click(voyager.tree.find(.button, named: "3 Tabs"))
        _ = try await voyager.cell("/pears, in front")
        try await Keyboard.press("Down", "Delete")
        _ = try await voyager.tree.find(.button, named: "2 Tabs", .any)
        try await Keyboard.press("Escape")
        try await Poll.untilTrue("no overview") { try await voyager.cellNames().isEmpty }
      }
    }
  }
}

extension VoyagerProcess {
  fileprivate func cell(_ name: String) async throws -> AccessibleElement {
    try await tree.find("the tab \(name)") { $0.name == name && $0.isShowing }
  }

  /// The names of the tabs in the overview.
  fileprivate func cellNames() async throws -> [String] {
    try await tree.windows().flatMap(\.all)
      .filter { $0.role == .cell && $0.isShowing }.map(\.name)
  }
}
