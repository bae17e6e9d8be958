import Foundation
import Testing

extension AppTests {
  @Suite("Where links from outside open")
  struct LinkPlaceTests {
    @Test("An untouched start page makes room for a link; one with typed text stays")
    func reusesTheStartPage() async throws {
      let pages = try LinkPages()
      try await VoyagerProcess.run { voyager in
        let start = try await voyager.window(titled: "Voyager").name
        try await voyager.handOver([pages.five[0]])
        let window = try await voyager.tree.waitForTabs([pages.five[0]])

        try await voyager.press("ctrl+t", in: window)
        let typed = try await voyager.tree.waitForTabs([pages.five[0], start])
        try await voyager.type("some words", in: typed)
        try await voyager.handOver([pages.five[1]])
        try await voyager.tree.waitForTabs([pages.five[0], start, pages.five[1]])
      }
    }

    @Test("Links from outside never open in a private window")
    func leavesPrivateWindowsAlone() async throws {
      let pages = try LinkPages()
      try await VoyagerProcess.run(["--private", pages.five[0]]) { voyager in
        try await voyager.tree.waitForTabs([pages.five[0]], inFront: "\(pages.five[0]) — Private")
        try await voyager.handOver([pages.five[1]])
        try await voyager.tree.waitForTabs([pages.five[1]])
        try await voyager.handOver(["--private", pages.five[2]])
        try await voyager.tree.waitForTabs([pages.five[2]], inFront: "\(pages.five[2]) — Private")
        try await voyager.handOver([pages.five[3]])
        try await voyager.tree.waitForTabs([pages.five[1], pages.five[3]])
        try await voyager.tree.waitForTabs([pages.five[0]], inFront: "\(pages.five[0]) — Private")
      }
    }

    @Test("A new window takes all links of its command line and has the address field focused without one")
    func opensNewWindows() async throws {
      let pages = try LinkPages()
      try await VoyagerProcess.run([pages.five[0]]) { voyager in
        try await voyager.tree.waitForTabs([pages.five[0]])
        try await voyager.handOver(["--new-window", pages.five[1], pages.five[2]])
        try await voyager.tree.waitForTabs([pages.five[1], pages.five[2]])
        try await voyager.tree.waitForTabs([pages.five[0]])
        try await voyager.handOver(["--new-window"])
        _ = try await voyager.tree.find("a focused address field") {
          $0.name == "Address" && $0.states.contains(.focused) && $0.isShowing
        }
      }
    }
  }
}
