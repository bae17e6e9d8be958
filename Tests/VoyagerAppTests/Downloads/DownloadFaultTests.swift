import Foundation
import Testing
import VoyagerTesting

extension AppTests {
  @Suite("Faults of downloads")
  struct DownloadFaultTests {
    @Test(
      "A server that ends early, one that leads elsewhere and a folder that is none: a sentence each, and no file"
    )
    func fails() async throws {
      let site = try TestSite()
      let half = Data("half".utf8)
      site.server.on("/early") { _ in .attachment(named: "early.bin", .broken(half, length: 9)) }
      site.server.on("/elsewhere") { _ in .redirect(to: "file:///etc/hostname") }
      site.server.on("/fine") { _ in .attachment(named: "fine.bin", .whole(half)) }
      site.page("/start", "<a class=all download=hostname.txt href=/elsewhere>Save</a>")
      let environment = try TestEnvironment()
      defer { environment.remove() }
      let folder = environment.profile.appending(path: "downloads")
      try await VoyagerProcess.run([site.address("/start")], in: environment) { voyager in
        try await site.wait(for: "shown /start")
        try await voyager.go(to: site.address("/early"))
        _ = try await voyager.notice(
          "“early.bin” could not be downloaded because the connection broke off. Try it again.")
        #expect(environment.downloadedFiles.isEmpty)

        try await voyager.open("/start", of: site)
        try await voyager.clickPage()
        try await Poll.untilTrue("the redirect") { !site.server.requests(for: "/elsewhere").isEmpty }
        try await voyager.open("/start", of: site)
        #expect(environment.downloadedFiles.isEmpty)

        try FileManager.default.removeItem(at: folder)
        try half.write(to: folder)
        try await voyager.go(to: site.address("/fine"))
        _ = try await voyager.tree.find("the sentence of the folder") {
          $0.name.hasPrefix("“fine.bin” could not be saved in the folder “downloads”: ") && $0.isShowing
        }
        try FileManager.default.removeItem(at: folder)
        try await voyager.go(to: site.address("/fine"))
        try await Poll.untilTrue("the file") { environment.downloadedFiles == ["fine.bin": "half"] }
      }
    }

    @Test(
      "A full disk is a sentence, leaves no half file, and the program goes on",
      .enabled("Only an administrator can mount a disk.") { getuid() == 0 })
    func diskFull() async throws {
      let site = try TestSite()
      let body = [Data](repeating: Data(repeating: 7, count: 100_000), count: 20)
      site.server.on("/big") { _ in .attachment(named: "big.dat", .slow(body, pause: 0.02)) }
      site.server.on("/small") { _ in .attachment(named: "small.dat", .whole(Data("whole".utf8))) }
      site.page("/start", "Start")
      let environment = try TestEnvironment()
      defer { environment.remove() }
      let folder = environment.profile.appending(path: "downloads")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try await Command.run("mount", ["-t", "tmpfs", "-o", "size=512k", "tmpfs", folder.path])
      defer { umount2(folder.path, Int32(MNT_DETACH)) }
      try await VoyagerProcess.run([site.address("/start")], in: environment) { voyager in
        try await site.wait(for: "shown /start")
        try await voyager.go(to: site.address("/big"))
        _ = try await voyager.tree.find("the sentence of the disk") {
          $0.name.hasPrefix("“big.dat” could not be saved in the folder “downloads”: ") && $0.isShowing
        }
        #expect(environment.downloadedFiles.isEmpty)
        try await voyager.go(to: site.address("/small"))
        try await Poll.untilTrue("the small file") { environment.downloadedFiles == ["small.dat": "whole"] }
      }
    }
  }
}
