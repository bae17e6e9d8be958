import Foundation
import Testing
import VoyagerTesting

extension AppTests {
  @Suite("What identities keep apart")
  struct SeparationTests {
    private let marks = ["mainmark", "workmark", "secretmark"]

    @Test("One site in two identities and a private window finds its own things only, also after a restart")
    func apart() async throws {
      let site = try TestSite()
      SeparationPage.serve(on: site)
      let environment = try TestEnvironment()
      defer { environment.remove() }
      let work = try environment.addWork()
      try await VoyagerProcess.run([page("mainmark", of: site)], in: environment) { voyager in
        try await site.wait(for: "mainmark left all")
        try await voyager.handOver(["--identity", "Work", page("workmark", of: site)])
        try await site.wait(for: "workmark left all")
        try await voyager.handOver(["--private", page("secretmark", of: site)])
        try await site.wait(for: "secretmark left all")
        for (number, mark) in marks.enumerated() {
          #expect(site.reports.contains("\(mark) finds nothing nothing nothing nothing nothing"))
          #expect(site.reports.contains("\(mark) cached \(number + 1)"))
        }
        try await voyager.handOver(["--private", page("secretmark", of: site)])
        try await voyager.handOver(["--identity", "Work", page("workmark", of: site)])
        try await voyager.handOver([page("mainmark", of: site)])
        try await expectAllFound(marks, 2, on: site)
        try await signInEach(voyager, site)
        try await waitUntilStored(site, environment)
        try await voyager.terminate()
      }
      expectStored(work, environment)
      try await VoyagerProcess.run([page("mainmark", of: site)], in: environment) { voyager in
        try await site.wait(for: "mainmark left all", times: 3)
        try await voyager.handOver(["--identity", "Work", page("workmark", of: site)])
        try await expectAllFound(["mainmark", "workmark"], 3, on: site)
        try await voyager.handOver(["--private", page("secretmark", of: site)])
        try await site.wait(for: "secretmark left all", times: 3)
        #expect(site.reports.count { $0 == "secretmark finds nothing nothing nothing nothing nothing" } == 2)
        try await voyager.terminate()
      }
      expectStored(work, environment)
      expectHiddenCookies(on: site)
      #expect(Set(site.server.requests(for: "/icon").map(\.query)) == Set(marks))
    }

    private func page(_ mark: String, of site: TestSite) -> String { site.address("/page?\(mark)") }

    /// Each identity finds what it left in each place, and the script that it fetched first.
    private func expectAllFound(_ marks: [String], _ times: Int, on site: TestSite) async throws {
      for mark in marks {
        try await site.wait(for: "\(mark) left all", times: times)
        let all = Array(repeating: mark, count: 5).joined(separator: " ")
        #expect(site.reports.count { $0 == "\(mark) finds \(all)" } == times - 1, "\(site.reports)")
        let number = (self.marks.firstIndex(of: mark) ?? 0) + 1
        // What is private is kept in no cache between pages.
        #expect(
          site.reports.count { $0 == "\(mark) cached \(number)" } == (mark == "secretmark" ? 1 : times))
      }
      #expect(site.server.requests(for: "/cached").allSatisfy { $0.headers["if-none-match"] == nil })
    }

    /// A name and password given in one identity are asked for again in the next one.
    private func signInEach(_ voyager: VoyagerProcess, _ site: TestSite) async throws {
      let question = "127.0.0.1:\(site.server.port) asks you to sign in"
      for (number, place) in [[], ["--identity", "Work"], ["--private"]].enumerated() {
        try await voyager.handOver(place + [site.address("/secret")])
        let card = try await voyager.question(question)
        try await voyager.tree.xWindow(of: card.window()).activate()
        try await Keyboard.type("user\(number)")
        try await Keyboard.press("Return")
        try await Keyboard.type("word")
        try await Keyboard.press("Return")
        try await voyager.waitForNoQuestion(question)
        try await Poll.untilTrue("being signed in as user\(number)") {
          site.server.requests(for: "/secret").last?.credential == "user\(number):word"
        }
      }
      #expect(
        site.server.requests(for: "/secret").map(\.credential)
          == [nil, "user0:word", nil, "user1:word", nil, "user2:word"])
    }

    private func waitUntilStored(_ site: TestSite, _ environment: TestEnvironment) async throws {
      for mark in ["mainmark", "workmark"] {
        let stored = { StoredText(text: mark).files(below: environment.profile) }
        try await Poll.untilTrue(
          "\(mark) among the cookies, icons and storage", within: .seconds(40),
          details: { stored().joined(separator: "\n") }
        ) {
          let files = stored()
          return ["cookies.sqlite", "icondatabase", "localstorage"].allSatisfy { name in
            files.contains { $0.lowercased().contains(name) }
          }
        }
      }
    }

    /// What an identity left lies in its own folders, and what was private lies nowhere.
    private func expectStored(_ work: String, _ environment: TestEnvironment) {
      let ofWork = StoredText(text: "workmark").files(below: environment.folder)
      #expect(!ofWork.isEmpty)
      // The history and the tabs are one file each, which know the identities apart.
      let elsewhere = ofWork.filter { !$0.contains("/identities/\(work)/") }
      #expect(elsewhere.filter { !$0.contains("/history.sqlite") && !$0.contains("/session.sqlite") } == [])
      let ofMain = StoredText(text: "mainmark").files(below: environment.folder)
      #expect(!ofMain.isEmpty)
      #expect(ofMain.filter { $0.contains("/identities/\(work)/") } == [])
      expectNoStraySession(environment)
      for text in ["secretmark", "user0:word", "user1", "user2"] {
        #expect(StoredText(text: text).files(below: environment.folder) == [], "\(text)")
      }
    }

    /// A page that were made without an identity would leave its things in the desktop's own folders.
    private func expectNoStraySession(_ environment: TestEnvironment) {
      let names = [environment.data, environment.cache, environment.home, environment.configuration].flatMap {
        (try? FileManager.default.subpathsOfDirectory(atPath: $0.path)) ?? []
      }
      let strays = ["sqlite", "webkit", "storage", "icondatabase", "hsts", "itp"]
      #expect(names.filter { name in strays.contains { name.lowercased().contains($0) } } == [])
    }

    private func expectHiddenCookies(on site: TestSite) {
      for mark in marks {
        for request in site.server.requests(for: "/page") where request.query == mark {
          let cookie = request.headers["cookie"] ?? ""
          #expect(marks.filter(cookie.contains).allSatisfy { $0 == mark }, "\(cookie) with \(mark)")
        }
        #expect(
          site.server.requests(for: "/page").contains {
            $0.query == mark && $0.headers["cookie"]?.contains("hidden=\(mark)") == true
          })
      }
    }
  }
}
