import CDesktop
import Foundation
import Testing
import VoyagerCore

@testable import VoyagerLinux

/// An app for one scheme is set up in folders of the test's own, which GLib reads once in a process's life.
@Suite struct AppLaunchTests {
  @Test("An app is named and gets the address exactly, whatever a shell would make of it")
  func launch() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "voyager-apps-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.install(scheme: "voyager-test", entry: "reader.desktop", in: folder)
    try Self.install(scheme: "voyager-own", entry: "org.voyagerbrowser.Voyager.desktop", in: folder)
    let result = await #expect(processExitsWith: .success) { [path = folder.path as String] in
      for variable in ["XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_DATA_DIRS", "XDG_CONFIG_DIRS"] {
        setenv(variable, path, 1)
      }
      await Self.open(in: path)
    }
    #expect(result != nil)
  }

  @MainActor
  private static func open(in path: String) async {
    let apps = LinuxExternalApps()
    #expect(apps.nameOfApp(for: Address("voyager-own:x")) == nil)
    let address = Address("Voyager-Test:a'b\"$(touch x)`y`;|&<>%25%u\\ é?q=1#f")
    #expect(apps.nameOfApp(for: address) == "The Reader")
    let opening = Task { await apps.open(address) }
    let file = path + "/opened"
    while !FileManager.default.fileExists(atPath: file) {
      g_main_context_iteration(nil, 0)
      await Task.yield()
    }
    #expect((try? String(contentsOfFile: file, encoding: .utf8)) == address.text)
    #expect(await opening.value)
  }

  private static func install(scheme: String, entry: String, in folder: URL) throws {
    let applications = folder.appendingPathComponent("applications")
    try FileManager.default.createDirectory(at: applications, withIntermediateDirectories: true)
    let program = folder.appendingPathComponent("reader")
    let script = "#!/bin/sh\nprintf '%s' \"$1\" >\"$0.part\"\nmv \"$0.part\" \"${0%/*}/opened\"\n"
    try Data(script.utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    try Data(
      """
      [Desktop Entry]
      Type=Application
      Name=The Reader
      Exec=\(program.path) %u
      MimeType=x-scheme-handler/\(scheme);
      """.utf8
    ).write(to: applications.appendingPathComponent(entry))
    let list = folder.appendingPathComponent("mimeapps.list")
    var text = (try? String(contentsOf: list, encoding: .utf8)) ?? "[Default Applications]\n"
    text += "x-scheme-handler/\(scheme)=\(entry)\n"
    try Data(text.utf8).write(to: list)
  }
}
