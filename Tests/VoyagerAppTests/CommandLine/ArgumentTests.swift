import Foundation
import Testing

extension AppTests {
  @Suite("Addresses and files on the command line")
  struct ArgumentTests {
    @Test("File names are found in the folder of their own command, with every sign in them")
    func opensFiles() async throws {
      let pages = try LinkPages()
      try await TestEnvironment.use { environment in
        let names = ["a page.html", "#1.html", "who?.html", "100%.html", "http:.html"]
        for name in names {
          _ = try pages.writeFile("one folder/\(name)", in: environment.folder)
        }
        _ = try pages.writeFile("two/a page.html", in: environment.folder)
        let one = environment.folder.appending(path: "one folder")
        let first = try start(names, folder: one, environment)
        let tree = try await AccessibleTree.of(process: environment.browser())
        let encoded = ["a%20page.html", "%231.html", "who%3F.html", "100%25.html", "http%3A.html"]
        let inOne = encoded.map { "file://\(environment.folder.path)/one%20folder/\($0)" }
        try await tree.waitForTabs(inOne)

        let second = try start(
          ["../two/a page.html"], folder: one, environment)
        #expect(try await second.waitForExit(within: .seconds(30)) == .exited(0))
        try await tree.waitForTabs(inOne + ["file://\(environment.folder.path)/two/a%20page.html"])
        #expect(first.isRunning)
      }
    }

    @Test("What can't be opened gets a sentence and no tab")
    func refusesScripts() async throws {
      let pages = try LinkPages()
      try await VoyagerProcess.run([pages.five[0]]) { voyager in
        try await voyager.tree.waitForTabs([pages.five[0]])
        for argument in ["javascript:document.title='x'", "%", "nosuch/file.html", "voyager:settings"] {
          let start = try await voyager.handOver([argument])
          #expect(start.exitStatus == .exited(2))
          #expect(start.complaints.hasPrefix("voyager: “"), "\(argument) got no sentence")
        }
        try await voyager.handOver(["view-source:"])
        try await voyager.handOver([pages.five[1]])
        try await Poll.untilTrue("three tabs") {
          let titles = try await voyager.tree.tabTitles()
          return titles.count == 1 && titles[0].count == 3 && titles[0].last == pages.five[1]
        }
      }
    }

    @Test("An identity that isn't there is told, with and without a running browser")
    func missesIdentity() async throws {
      let pages = try LinkPages()
      try await TestEnvironment.use { environment in
        let lost = try RunningProgram(
          BuiltProgram.path, ["--profile", environment.profile.path, "--identity", "Nobody"],
          environment: environment.variables(), outputFolder: environment.output)
        #expect(try await lost.waitForExit(within: .seconds(30)) == .exited(2))
        #expect(lost.complaints == "voyager: There is no identity of the name “Nobody”.\n")
        try await VoyagerProcess.run([pages.five[0]], in: environment) { voyager in
          try await voyager.tree.waitForTabs([pages.five[0]])
          let start = try await voyager.handOver(["--identity", "Nobody", pages.five[1]])
          #expect(start.exitStatus == .exited(2))
          #expect(start.complaints == "voyager: There is no identity of the name “Nobody”.\n")
          #expect(try await voyager.tree.tabTitles() == [[pages.five[0]]])
        }
      }
    }

    private func start(_ arguments: [String], folder: URL, _ environment: TestEnvironment) throws
      -> RunningProgram
    {
      try RunningProgram(
        "env",
        ["--chdir=\(folder.path)", BuiltProgram.path, "--profile", environment.profile.path] + arguments,
        environment: environment.variables(), outputFolder: environment.output)
    }
  }
}
