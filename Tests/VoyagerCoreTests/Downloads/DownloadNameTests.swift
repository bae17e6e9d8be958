import Foundation
import Testing

@testable import VoyagerCore

@Suite struct DownloadNameTests {
  @Test(
    "A proposed name becomes one plain name",
    arguments: [
      ("report.pdf", "report.pdf"),
      ("filename/with/slashes", "filename_with_slashes"),
      // The peer keeps the dots in front, which would hide the file.
      ("../../etc/passwd", "_.._etc_passwd"),
      (#"..\..\x.exe"#, "_.._x.exe"),
      (".bashrc", "bashrc"),
      ("photo.jpg. . ", "photo.jpg"),
      ("a\u{202E}fdp.exe", "afdp.exe"),
      ("a\n\0\u{7F}b\u{200B}.txt", "a b.txt"),
      // A gap would push the extension out of sight.
      ("report.pdf          \u{A0}\t   .exe", "report.pdf .exe"),
      ("naïve café.txt", "naïve café.txt"),
      ("", "file.zip"), ("..", "file.zip"), ("///", "file.zip"), ("\u{202E}", "file.zip"),
    ])
  func safe(suggested: String, name: String) {
    let address = Address("https://a.example/dir/file.zip?x=/y")
    #expect(DownloadName.safe(suggested: suggested, address: address, type: "") == name)
  }

  @Test(
    "Without any name the type gives the extension",
    arguments: [
      ("application/pdf", "download.pdf"), ("text/HTML; charset=utf-8", "download.html"), ("x/y", "download"),
    ])
  func byType(type: String, name: String) {
    #expect(DownloadName.safe(suggested: "", address: Address("https://a.example/"), type: type) == name)
    #expect(DownloadName.safe(suggested: "", address: Address("data:a/b,c"), type: type) == name)
  }

  @Test("An encoded path can't leave the folder")
  func encodedPath() {
    let address = Address("https://a.example/..%2F..%2Fetc%2Fpasswd")
    #expect(!DownloadName.safe(suggested: "", address: address, type: "").contains("/"))
  }

  @Test("A long name is cut, whole letters at a time, and keeps its extension")
  func long() {
    let name = DownloadName.safe(
      suggested: String(repeating: "ä", count: 300) + ".tar.gz", address: .blank, type: "")
    #expect(name.utf8.count <= 245)
    #expect(name.hasSuffix("ää.tar.gz"))
    let numbered = DownloadName.unused(name) { $0 == name }
    #expect(numbered.hasSuffix("ä (1).tar.gz"))
    #expect(numbered.utf8.count <= 255)
  }

  @Test(
    "A taken name gets a number before its extension",
    arguments: [
      ("noext", "noext (1)"), ("x.tar.xz", "x (1).tar.xz"), ("x.ps.gz", "x (1).ps.gz"),
      ("x.foo.gz", "x.foo (1).gz"), ("x (1).pdf", "x (1) (1).pdf"), (".tar.gz", ".tar (1).gz"),
      ("a.very long sentence", "a.very long sentence (1)"),
    ])
  func unused(name: String, next: String) {
    #expect(DownloadName.unused(name) { $0 == name } == next)
  }

  @Test("Numbers go on until one is free")
  func goesOn() {
    #expect(DownloadName.unused("a.pdf") { ["a.pdf", "a (1).pdf"].contains($0) } == "a (2).pdf")
    #expect(DownloadName.unused("a.pdf") { _ in false } == "a.pdf")
  }

  @Test(
    "A file system that does not take a name gets a plainer one, until there is none",
    arguments: [
      ("a: b? <c>.txt", "a_ b_ _c_.txt"), ("naïve.txt", "na_ve.txt"), ("plain.txt", nil),
    ] as [(String, String?)])
  func plain(name: String, plain: String?) {
    #expect(DownloadName.plain(name, after: SystemFailure(code: EINVAL)) == plain)
    #expect(DownloadName.plain(name, after: SystemFailure(code: ENOSPC)) == nil)
  }

  @Test("A name that is longer than the file system's is cut, and the file is there all the same")
  func tooLong() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let downloads = DownloadFolder(folder)
    let part = try await downloads.newPart()
    try Data("whole".utf8).write(to: part)
    let name = String(repeating: "a", count: 300)
    let file = try await downloads.finish(part, as: name + ".tar.gz", replacing: nil)
    #expect(file.lastPathComponent.hasPrefix("aaaa") && file.lastPathComponent.hasSuffix("a.tar.gz"))
    #expect(try Data(contentsOf: file) == Data("whole".utf8))
    #expect(DownloadName.plain(file.lastPathComponent, after: SystemFailure(code: ENAMETOOLONG)) == nil)
  }
}
