import Testing

extension AppTests {
  @Suite("Finding in a page")
  struct FindTests {
    @Test("The bar counts, goes on by keys, stays over a link, and says when nothing is found")
    func finds() async throws {
      let site = try TestSite()
      site.page(
        "/one", "<h1 id=head>Bread</h1><p>Bread and breadcrumbs, bread.<a class=all href=/two>Cake</a>")
      site.page("/two", "<p>No bread here. But Bread there.")
      try await VoyagerProcess.run([site.address("/one")]) { voyager in
        try await site.wait(for: "shown /one")
        try await voyager.press("ctrl+f")
        let field = try await voyager.tree.find(.entry, named: "Find in this page")
        try await voyager.type("bread")
        try await shows("1 of 4", in: voyager)
        #expect(try await field.refreshed().description == "1 of 4")
        try await voyager.press("Return", "F3", "ctrl+g")
        try await shows("4 of 4", in: voyager)
        try await voyager.press("F3")
        try await shows("1 of 4", in: voyager)
        try await voyager.press("shift+Return")
        try await shows("4 of 4", in: voyager)
        try await voyager.tree.find("the switch") { $0.name == "Match Case" && $0.isShowing }.press()
        try await shows("2 of 2", in: voyager)
        try await voyager.clickPage()
        try await site.wait(for: "shown /two")
        try await shows("1 of 1", in: voyager)
        try await voyager.press("ctrl+f", "ctrl+a")
        try await voyager.type("cheese")
        try await shows("Not found", in: voyager)
        #expect(try await field.refreshed().text() == "cheese")
        try await voyager.press("Escape")
        try await voyager.tree.waitUntilGone(.entry, named: "Find in this page")
      }
    }

    private func shows(_ words: String, in voyager: VoyagerProcess) async throws {
      _ = try await voyager.tree.find("the count \"\(words)\"") { $0.name == words && $0.isShowing }
    }
  }
}
