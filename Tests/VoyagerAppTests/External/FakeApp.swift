import Foundation

/// An app of a test's own surroundings that only notes which addresses and files it was given.
struct FakeApp: Sendable {
  private let notes: URL

  private init(notes: URL) {
    self.notes = notes
  }

  /// The app that was made before for a scheme.
  static func existing(for scheme: String, in environment: TestEnvironment) -> FakeApp {
    FakeApp(notes: environment.folder.appending(path: "\(scheme)-notes"))
  }

  /// - Parameter kinds: The media types of files that it opens.
  init(named name: String, for schemes: [String], kinds: [String] = [], in environment: TestEnvironment)
    throws
  {
    let folder = environment.data.appending(path: "applications")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    notes = environment.folder.appending(path: "\(schemes[0])-notes")
    let program = environment.folder.appending(path: "\(schemes[0])-app")
    try "#!/bin/sh\nprintf '%s\\n' \"$@\" >> '\(notes.path)'\n".write(
      to: program, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let types = schemes.map { "x-scheme-handler/\($0)" } + kinds
    let entry = "\(schemes[0])-app.desktop"
    try """
    [Desktop Entry]
    Type=Application
    Name=\(name)
    Exec=\(program.path) %u
    MimeType=\(types.joined(separator: ";"));

    """.write(to: folder.appending(path: entry), atomically: true, encoding: .utf8)
    try (["[Default Applications]"] + types.map { "\($0)=\(entry)" }).joined(separator: "\n").write(
      to: environment.configuration.appending(path: "mimeapps.list"), atomically: true, encoding: .utf8)
  }

  /// Every address that it was given, in order.
  var received: [String] {
    let text = (try? String(contentsOf: notes, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }
}
