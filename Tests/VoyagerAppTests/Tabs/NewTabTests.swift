import Testing

extension AppTests {
  @Suite("New tabs")
  struct NewTabTests {
    @Test("Control and T opens a tab each time, with the keyboard in its address field")
    func opensOneEachTime() async throws {
      let site = try TestSite()
      site.page("/one", "")
      site.page("/two", "")
      try await VoyagerProcess.run([site.address("/one")]) { voyager in
        try await site.wait(for: "shown /one")
        for count in 2...6 {
          try await voyager.press("ctrl+t")
          try await Poll.untilTrue("\(count) tabs") { try await voyager.tabTitles().count == count }
          try await Poll.untilTrue("the keyboard in the field") {
            try await voyager.tree.find(.text, named: "Address").states.contains(.focused)
          }
        }
        try await voyager.type(site.address("/two"))
        try await voyager.press("Return")
        try await site.wait(for: "shown /two")
        #expect(try await voyager.tabTitles().count == 6)
      }
    }
  }
}
