import Testing
import VoyagerTesting

extension AppTests {
  @Suite("Signs of what a page uses")
  struct PageSignTests {
    struct Use: Sendable, CustomTestStringConvertible {
      let call: String
      let wish: String
      let sign: String

      var testDescription: String { sign }
    }

    @Test(
      "While it lasts it shows, and a button ends it",
      arguments: [
        Use(call: "getUserMedia({video: true})", wish: "to use your camera", sign: "uses your camera"),
        Use(
          call: "getUserMedia({audio: true})", wish: "to use your microphone", sign: "uses your microphone"),
        Use(call: "getDisplayMedia()", wish: "to see your screen", sign: "sees your screen"),
      ])
    func stops(use: Use) async throws {
      let site = try TestSite()
      site.page(
        "/page",
        """
        <script>
        const use = () => navigator.mediaDevices.\(use.call).then(stream => {
          stream.getTracks()[0].onended = () => tell('ended')
          tell('uses')
        })
        </script>
        <button class=all onclick="use()">Use</button>
        """)
      try await VoyagerProcess.run([site.namedAddress("/page")], program: BuiltProgram.pathWithDevices) {
        voyager in
        try await site.wait(for: "shown /page")
        try await voyager.clickPage()
        try await voyager.question("localhost asks \(use.wish)")
        try await voyager.press("Tab", "space")
        try await site.wait(for: "uses")
        try await voyager.click(voyager.tree.find(.button, named: "localhost \(use.sign)."))
        _ = try await voyager.tree.find("the keyboard on the answer") {
          $0.name == "Stop" && $0.states.contains(.focused)
        }
        try await Keyboard.press("space")
        try await site.wait(for: "ended")
        try await voyager.tree.waitUntilGone(.button, named: "localhost \(use.sign).")
      }
    }

    @Test("A page that knows where the person is stops knowing it with a new document")
    func stopsLocation() async throws {
      let site = try TestSite()
      site.page(
        "/page",
        """
        <button class=all onclick="navigator.geolocation.getCurrentPosition(
          () => tell('asked'), () => tell('asked'))">Ask</button>
        """)
      try await VoyagerProcess.run([site.namedAddress("/page")]) { voyager in
        try await site.wait(for: "shown /page")
        try await voyager.clickPage()
        try await voyager.answer("localhost asks to know where you are", with: "Always allow")
        try await site.wait(for: "asked")
        try await voyager.click(voyager.tree.find(.button, named: "localhost knows where you are."))
        _ = try await voyager.tree.find("the keyboard on the answer") {
          $0.name == "Stop and Reload" && $0.states.contains(.focused)
        }
        try await Keyboard.press("space")
        try await site.wait(for: "shown /page", times: 2)
        try await voyager.tree.waitUntilGone(.button, named: "localhost knows where you are.")
        try await voyager.clickPage()
        try await voyager.question("localhost asks to know where you are")
      }
    }
  }
}
