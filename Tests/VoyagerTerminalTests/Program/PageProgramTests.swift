import Foundation
import Testing
import VoyagerTesting

extension ProgramTests {
  @Suite("Pages without a display")
  struct PageProgramTests {
    private let profile: TestProfile
    private let server: HTTPServer

    init() throws {
      profile = try TestProfile()
      server = try HTTPServer()
      server.page(
        "/", "<title>Home</title><h1>Hello</h1><p>World</p><a href='/two'>Two</a><p style='height:3000px'>")
      server.page("/two", "<title>Two</title>Second page")
      server.on("/old") { _ in .redirect(to: "/two") }
      server.on("/file") { _ in .attachment(named: "file.bin", .whole(Data(repeating: 7, count: 300_000))) }
    }

    @Test("Text, links, and where an address leads")
    func reads() async throws {
      let text = try await ProgramRun.run("text", server.address("/"), in: profile)
      #expect(text.status == 0)
      #expect(text.output.split(separator: "\n") == ["Hello", "World", "Two"])
      #expect(text.errors == "")
      let links = try await ProgramRun.run("links", server.address("/"), in: profile)
      #expect(links.output == "\(server.address("/two"))\tTwo\n")
      let opened = try await ProgramRun.run("open", "--json", server.address("/old"), in: profile)
      #expect(
        opened.output
          == "{\"address\":\"\(server.address("/two"))\",\"security\":\"insecure\",\"status\":200,\"title\":\"Two\"}\n"
      )
    }

    @Test("Pictures have the size that was asked for, and papers and archives are whole")
    func writes() async throws {
      let first = try profile.file("first.png")
      #expect(try await ProgramRun.run("shot", first, server.address("/"), in: profile).status == 0)
      #expect(try Self.size(first) == [1280, 800])
      let whole = try profile.file("whole.png")
      let run = try await ProgramRun.run(
        "shot", whole, "--full", "--width", "500", "--zoom", "200", server.address("/"), in: profile)
      #expect(run.output == whole + "\n")
      let size = try Self.size(whole)
      #expect(size[0] == 500)
      // Three thousand pixels at twice their size, and some text.
      #expect((6000..<6600).contains(size[1]))
      let paper = try profile.file("page.pdf")
      #expect(try await ProgramRun.run("pdf", paper, server.address("/"), in: profile).status == 0)
      #expect(FileManager.default.contents(atPath: paper)?.starts(with: Data("%PDF".utf8)) == true)
      let archive = try profile.file("page.mhtml")
      #expect(try await ProgramRun.run("mhtml", archive, server.address("/"), in: profile).status == 0)
      #expect(try String(contentsOfFile: archive, encoding: .utf8).contains("World"))
      let left = try FileManager.default.contentsOfDirectory(atPath: profile.folder.path)
      #expect(left.filter { $0.hasSuffix(".part") } == [])
    }

    /// Width and height of a PNG file, from its header.
    private static func size(_ file: String) throws -> [Int] {
      let header = try #require(FileManager.default.contents(atPath: file)?.prefix(24))
      return [16, 20].map { start in
        header[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      }
    }

    @Test("A script gives its value as JSON, and its failure as a sentence")
    func runsScripts() async throws {
      let script = try profile.file("value.js", "[document.title, { numbers: [1, 2] }]")
      let run = try await ProgramRun.run("script", script, server.address("/"), in: profile)
      #expect(run.output == "[\"Home\",{\"numbers\":[1,2]}]\n")
      let broken = try profile.file("broken.js", "nothing.at.all")
      let failed = try await ProgramRun.run("script", broken, server.address("/"), in: profile)
      #expect(failed.status == 1)
      #expect(failed.errors.contains("The script failed"))
    }

    @Test("A download ends in the folder that was named, with no bar in a pipe")
    func downloads() async throws {
      let folder = profile.folder.appendingPathComponent("files")
      let run = try await ProgramRun.run("download", server.address("/file"), "-o", folder.path, in: profile)
      #expect(run.status == 0)
      #expect(run.output == folder.appendingPathComponent("file.bin").path + "\n")
      #expect(run.errors == "")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["file.bin"])
      #expect(FileManager.default.contents(atPath: folder.path + "/file.bin")?.count == 300_000)
    }

    @Test("A bar is drawn on a terminal while a download goes on")
    func drawsBar() async throws {
      let pieces = Array(repeating: Data(repeating: 7, count: 50_000), count: 10)
      server.on("/slow") { _ in .attachment(named: "slow.bin", .slow(pieces, pause: 0.1)) }
      let run = try await ProgramRun.run(
        "download", server.address("/slow"), "-o", profile.folder.path, in: profile, .terminal)
      #expect(run.status == 0)
      #expect(run.output.contains("% of 500.0 kB"))
    }

    @Test("Ten addresses, four at a time: the good ones come in order, the others fail alone")
    func worksSideBySide() async throws {
      server.on("/hang") { _ in .hanging }
      for number in 1...8 {
        server.on("/page\(number)") { _ in .html("<title>x</title>Page \(number)", delay: number == 1 ? 1 : 0)
        }
      }
      let pages = (1...8).map { server.address("/page\($0)") }
      let addresses = [pages[0], server.address("/hang"), "http://nowhere.invalid/"] + pages[1...]
      let run = try ProgramRun(["text", "--jobs", "4", "--timeout", "8"] + addresses, in: profile)
      try await run.end()
      #expect(run.output == (1...8).map { "Page \($0)\n" }.joined())
      #expect(
        run.errors == """
          voyager-cli: \(server.address("/hang")): It was not ready after 8 seconds.
          voyager-cli: http://nowhere.invalid/: There is no site called nowhere.invalid.

          """)
      #expect(run.status == 3)
    }
  }
}
