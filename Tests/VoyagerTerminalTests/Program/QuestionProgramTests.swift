import Foundation
import Testing
import VoyagerTesting

extension ProgramTests {
  @Suite("A page that asks for everything")
  struct QuestionProgramTests {
    private let profile: TestProfile
    private let server: HTTPServer
    private let script: String
    private let file: String

    init() throws {
      profile = try TestProfile()
      server = try HTTPServer()
      let page = """
        <title>Ask</title><body onbeforeunload="return 'stay'"><input type=file>
        <script>
          const tell = what => navigator.sendBeacon('/told?' + encodeURIComponent(what))
          alert('seen')
          tell('confirm ' + confirm('sure'))
          tell('prompt ' + prompt('name', 'me'))
          navigator.geolocation.getCurrentPosition(
            () => tell('permission yes'), error => tell('permission ' + (error.code == 1 ? 'no' : 'yes')))
          document.querySelector('input').onchange = event => tell('files ' + event.target.files[0].name)
          addEventListener('pagehide', () => tell('left'))
        </script>
        """
      server.on("/") { request in
        request.credential == "dad:secret" ? .html(page) : .signIn(realm: "Family")
      }
      server.on("/told") { _ in .html("") }
      // A script of the command line counts as an action of the person.
      script = try profile.file("click.js", "document.querySelector('input').click()")
      file = try profile.file("letter.txt", "Dear all")
    }

    private var told: Set<String> {
      Set(server.requests(for: "/told").compactMap { $0.query.removingPercentEncoding })
    }

    @Test("In a pipe each question has its safe answer, and nothing waits")
    func answersSafely() async throws {
      let refused = try await ProgramRun.run("text", server.address("/"), in: profile)
      #expect(refused.status == 4)
      let run = try await ProgramRun.run(
        "script", script, server.address("/"), "--answer", "name=dad", "--answer", "password=secret",
        in: profile)
      #expect(run.status == 0)
      #expect(run.errors.contains("says: “seen”"))
      #expect(told.isSuperset(of: ["confirm false", "prompt null", "permission no"]))
      #expect(!told.contains { $0.hasPrefix("files") })
    }

    @Test("In a pipe the command line's own answers reach the page")
    func answersFromCommandLine() async throws {
      let answers = [
        "name=dad", "password=secret", "confirm=yes", "prompt=Dad", "permission=allow", "file=\(file)",
        "leave=yes",
      ]
      let run = try ProgramRun(
        ["script", script, server.address("/")] + answers.flatMap { ["--answer", $0] }, in: profile)
      try await run.end()
      #expect(run.status == 0)
      #expect(told.isSuperset(of: ["confirm true", "prompt Dad", "permission yes", "files letter.txt"]))
    }

    @Test("On a terminal the person is asked once for each, and the typed answers reach the page")
    func asks() async throws {
      let run = try ProgramRun(["script", script, server.address("/")], in: profile, .terminal)
      try await run.answer("Name:", "dad")
      try await run.answer("Password:", "secret")
      try await run.answer("Continue? [y/N", "y")
      try await run.answer("Your answer (empty for “me”):", "Dad")
      try await run.answer("Allow it this time? [y/N]", "y")
      try await run.answer("Path (empty for no more):", file)
      try await run.answer("Leave the page? [y/N]", "y")
      try await run.end()
      #expect(run.status == 0)
      #expect(told.isSuperset(of: ["confirm true", "prompt Dad", "permission yes", "files letter.txt"]))
      #expect(!run.output.contains("secret"))
      #expect(run.output.components(separatedBy: "Name:").count == 2)
    }

    @Test("An address for another app is printed, and a page that a page opens may ask as well")
    func printsAddresses() async throws {
      server.page("/links", "<a href='mailto:mum@family.example'>Write</a>")
      server.page("/opened", "<script>alert('from the opened page')</script>")
      let clicks = try profile.file("links.js", "document.links[0].click(); open('/opened'); 1")
      let run = try await ProgramRun.run("script", clicks, server.address("/links"), in: profile)
      #expect(run.status == 0)
      #expect(run.errors.contains("127.0.0.1 opens: mailto:mum@family.example\n"))
      #expect(run.errors.contains("says: “from the opened page”"))
    }
  }
}
