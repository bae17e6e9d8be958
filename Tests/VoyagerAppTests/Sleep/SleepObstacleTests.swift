import Foundation
import Testing
import VoyagerTesting

extension AppTests {
  @Suite("What keeps tabs awake")
  struct SleepObstacleTests {
    /// In their order; `/plain` has no reason.
    private static let paths = [
      "/pinned", "/front", "/sound", "/camera", "/asks", "/saves", "/inspected", "/loads", "/listed",
      "/plain",
    ]

    @Test("Each reason keeps its tab awake as long as it lasts, and a tab that sleeps wakes by click and key")
    func reasons() async throws {
      let (site, gate) = (try TestSite(), Gate())
      serve(site, gate)
      let environment = try TestEnvironment()
      defer { environment.remove() }
      let settings = try await TerminalProgram.run(
        "settings", "set", "neverSleeps", #"["localhost"]"#, in: environment)
      #expect(settings.exitStatus == .exited(0), "\(settings.complaints)")
      let addresses = Self.paths.map { $0 == "/listed" ? site.namedAddress($0) : site.address($0) }
      try await VoyagerProcess.run(addresses, in: environment, program: BuiltProgram.pathWithDevices) {
        voyager in
        try await voyager.tree.waitForTabs(Self.paths, within: .seconds(60))
        try await voyager.press("alt+3")
        try await voyager.clickPage()
        try await site.wait(for: "sounds")
        try await voyager.press("alt+4")
        try await voyager.clickPage()
        try await voyager.question("127.0.0.1 asks to use your camera")
        try await voyager.press("Tab", "space")
        try await site.wait(for: "films")
        try await voyager.press("alt+5")
        try await voyager.clickPage()
        try await voyager.question("127.0.0.1 asks to know where you are")
        try await voyager.press("alt+6")
        try await voyager.clickPage()
        try await Poll.untilTrue("the download") { !site.server.requests(for: "/file").isEmpty }
        try await voyager.press("alt+7")
        let processes = voyager.webProcesses.count
        try await voyager.press("F12")
        try await Poll.untilTrue("the inspector") { voyager.webProcesses.count > processes }
        try await voyager.press("alt+1")
        try await voyager.choose("Pin Tab", of: "/pinned")
        try await voyager.press("alt+2")

        try await sleepOthers(in: voyager)
        _ = try await voyager.notice("“/pinned” stays awake: it is pinned. 7 others do too.")
        try await sleeping(["/plain"], in: voyager)

        gate.open()
        for end in ["silent", "blind", "loaded"] { try await site.wait(for: end) }
        try await sleepOthers(in: voyager)
        _ = try await voyager.notice("“/pinned” stays awake: it is pinned. 4 others do too.")
        try await sleeping(["/camera", "/loads", "/plain", "/sound"], in: voyager)

        try await voyager.click(voyager.tab("/sound, asleep"))
        try await site.wait(for: "shown /sound", times: 2)
        try await voyager.press("alt+4")
        try await site.wait(for: "shown /camera", times: 2)
        try await voyager.press("alt+1", "ctrl+Page_Up")
        try await site.wait(for: "shown /plain", times: 2)
        try await sleeping(["/loads"], in: voyager)
      }
    }

    private func serve(_ site: TestSite, _ gate: Gate) {
      func page(_ path: String, onClick use: String, atEnd end: String = "") {
        site.page(
          path,
          """
          <script>
          let used
          const use = () => { \(use) }
          const watch = setInterval(() => fetch('/gate').then(answer => {
            if (answer.ok && used) { clearInterval(watch); \(end) }
          }), 200)
          </script>
          <button class=all onclick="use()">Use</button>
          """)
      }
      site.server.on("/gate") { _ in HTTPResponse(status: gate.isOpen ? 200 : 404) }
      site.server.on("/tone.wav") { _ in .tone }
      site.server.on("/late.png") { _ in
        gate.wait()
        return .notFound
      }
      site.server.on("/file") { _ in
        .attachment(
          named: "file", .slow([Data(count: 4096)] + Array(repeating: Data(count: 1), count: 600), pause: 0.1)
        )
      }
      page(
        "/sound",
        onClick: "used = new Audio('/tone.wav'); used.loop = true; used.play().then(() => tell('sounds'))",
        atEnd: "used.pause(); used.src = ''; tell('silent')")
      page(
        "/camera",
        onClick:
          "navigator.mediaDevices.getUserMedia({video: true}).then(it => { used = it; tell('films') })",
        atEnd: "used.getTracks().forEach(track => track.stop()); tell('blind')")
      page("/asks", onClick: "navigator.geolocation.getCurrentPosition(() => {}, () => {})")
      page("/saves", onClick: "location = '/file'")
      page("/inspected", onClick: "")
      site.page("/loads", "<img src=/late.png onerror=\"tell('loaded')\">")
      for path in ["/listed", "/plain", "/pinned", "/front"] { site.page(path, "") }
    }

    private func sleepOthers(in voyager: VoyagerProcess) async throws {
      let title = "Put Other Tabs to Sleep"
      do {
        try await voyager.choose(title, of: "/front")
      } catch is PollTimeout {
        // A tab that changes at this moment takes the menu away.
        try await voyager.press("Escape")
        try await voyager.choose(title, of: "/front")
      }
    }

    private func sleeping(_ expected: [String], in voyager: VoyagerProcess) async throws {
      var seen: [String] = []
      try await Poll.untilTrue("only \(expected) asleep", details: { "\(seen)" }) {
        seen = try await voyager.tabTitles().filter { $0.hasSuffix(", asleep") }.sorted()
        return seen == expected.map { $0 + ", asleep" }
      }
    }
  }
}
