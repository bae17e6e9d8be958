import Testing

extension AppTests {
  @Suite("Styles of sites")
  struct SiteStyleTests {
    @Test("A style is seen while it is written, holds in the next run, and is turned off")
    func styles() async throws {
      let site = try TestSite()
      site.page(
        "/one",
        """
        <p id=p>Words<script>
        let last = ''
        setInterval(() => {
          const now = getComputedStyle(p).color
          if (now !== last) tell(last = now)
        }, 50)
        </script>
        """)
      let environment = try TestEnvironment()
      defer { environment.remove() }
      try await VoyagerProcess.run([site.address("/one")], in: environment) { voyager in
        try await site.wait(for: "rgb(0, 0, 0)")
        try await voyager.press("ctrl+alt+c")
        let window = try await voyager.window(titled: "Style of 127.0.0.1")
        try await voyager.type("p { color: rgb(0, 99, 0) }", in: window)
        try await site.wait(for: "rgb(0, 99, 0)")
        try await Screenshot.save("site-style")
        try await voyager.press("Escape", in: window)
        #expect(try await voyager.terminate() == .exited(0))
      }
      try await VoyagerProcess.run([site.address("/one")], in: environment) { voyager in
        try await site.wait(for: "rgb(0, 99, 0)", times: 2)
        try await voyager.runTool("Style of This Site…")
        let window = try await voyager.window(titled: "Style of 127.0.0.1")
        let text = try await voyager.tree.find("the style") { $0.name == "Style of 127.0.0.1, as CSS" }
        #expect(try await text.text() == "p { color: rgb(0, 99, 0) }")
        try await #require(window.first { $0.role == .toggleButton || $0.role == .checkBox }, "no switch")
          .press()
        try await site.wait(for: "rgb(0, 0, 0)", times: 2)
      }
    }
  }
}
