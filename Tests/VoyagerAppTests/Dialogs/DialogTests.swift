import Testing

extension AppTests {
  @Suite("Questions of a page")
  struct DialogTests {
    @Test("alert, confirm and prompt each get the person's one answer")
    func answers() async throws {
      let site = try TestSite()
      site.page(
        "/asks",
        """
        <button class="all" onclick="
          alert('One'); tell('alert'); tell(confirm('Two')); tell(confirm('Three'));
          tell(prompt('Four', 'old')); tell(prompt('Five'))">Ask</button>
        """)
      try await VoyagerProcess.run([site.address("/asks")]) { voyager in
        try await site.wait(for: "shown /asks")
        try await voyager.clickPage()
        let card = try await voyager.question("One")
        #expect(card.name == "127.0.0.1 says")
        try await voyager.press("Return")
        try await site.wait(for: "alert")
        try await voyager.answer("Two", with: "Continue")
        try await site.wait(for: "true")
        try await voyager.question("Three")
        try await voyager.press("Escape")
        try await site.wait(for: "false")
        try await voyager.question("Four")
        try await voyager.press("ctrl+a")
        try await voyager.type("new")
        try await voyager.press("Return")
        try await site.wait(for: "new")
        try await voyager.question("Five")
        try await voyager.press("Escape")
        try await site.wait(for: "null")
        #expect(site.reports == ["shown /asks", "alert", "true", "false", "new", "null"])
      }
    }

    @Test("A question of a tab behind marks its tab and is shown only in front")
    func waitsForItsTab() async throws {
      let site = try TestSite()
      site.page(
        "/later",
        """
        <script>
        addEventListener('visibilitychange', () => document.hidden && tell(confirm('Sure?')))
        </script>
        """)
      site.page("/other", "<button class=all onclick=\"tell('other lives')\">Other</button>")
      try await VoyagerProcess.run([site.namedAddress("/later")]) { voyager in
        try await site.wait(for: "shown /later")
        try await voyager.open("/other", of: site)
        _ = try await voyager.tree.find("the mark of the tab") {
          $0.name == "Waits for your answer" || $0.description == "Waits for your answer"
        }
        try await voyager.clickPage()
        try await site.wait(for: "other lives")
        #expect(try await voyager.showsNoQuestion())
        try await voyager.select("/later")
        try await voyager.answer("Sure?", with: "Continue")
        try await site.wait(for: "true")
        #expect(site.reports.count { ["true", "false"].contains($0) } == 1)
      }
    }

    @Test("An endless loop of alerts can be stopped from the second one on, and never holds the browser")
    func survivesEndlessAlerts() async throws {
      let site = try TestSite()
      site.page("/endless", "<button class=all onclick=\"while (1) alert('Again')\">Ask</button>")
      site.page("/other", "<button class=all onclick=\"tell('other lives')\">Other</button>")
      try await VoyagerProcess.run([site.namedAddress("/other")]) { voyager in
        try await site.wait(for: "shown /other")
        for isStopped in [false, true] {
          try await voyager.open("/endless", of: site)
          try await voyager.clickPage()
          try await voyager.answer("Again", with: "Close", expectingMore: true)
          let stop = try await voyager.tree.find(.checkBox, named: "No more dialogs from this page")
          if isStopped {
            try await voyager.click(stop)
            try await voyager.answer("Again", with: "Close")
          }
          try await voyager.select("/other")
          try await voyager.clickPage()
          try await site.wait(for: "other lives", times: isStopped ? 2 : 1)
          try await voyager.select("/endless")
          try await voyager.press("ctrl+w")
          try await voyager.waitForNoTab("/endless", within: .seconds(4))
        }
        try await voyager.clickPage()
        try await site.wait(for: "other lives", times: 3)
        try await Poll.untilTrue("the end of the endless pages' processes") {
          voyager.webProcesses.count <= 2
        }
      }
    }
  }
}
