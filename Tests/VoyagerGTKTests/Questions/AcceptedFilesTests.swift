import Testing

@testable import VoyagerGTK

extension GTKShellTests {
  @Suite("Accepted files")
  struct AcceptedFilesTests {
    @Test("Types and endings are told apart, whatever their case")
    func kinds() {
      let files = AcceptedFiles([" image/PNG", ".TXT", "video/*"])
      #expect(files.mimeTypes == ["image/png", "video/*"])
      #expect(files.suffixes == ["txt"])
    }

    @Test(
      "What names no type limits nothing", arguments: ["*/*", "", ".", "pictures", "/", "image/", "a/b/c"])
    func nonsense(type: String) {
      let files = AcceptedFiles([type])
      #expect(files.mimeTypes.isEmpty)
      #expect(files.suffixes.isEmpty)
    }

    @Test(
      "The filter is called after what it lets through",
      arguments: [
        (["image/png", "image/jpeg"], "Pictures"), (["audio/*"], "Sounds"), (["video/mp4"], "Videos"),
        (["text/csv"], "Texts"), (["image/png", "video/mp4"], "Files for This Page"),
        (["image/png", ".svg"], "Files for This Page"),
      ])
    func title(types: [String], title: String) {
      #expect(AcceptedFiles(types).title == title)
    }

    @Test("A page can't make an endless list")
    func endless() {
      #expect(AcceptedFiles((0..<10_000).map { ".t\($0)" }).suffixes.count == 100)
    }
  }
}
