public import Foundation

/// Why a downloaded file is better not opened before a person has thought about it.
public enum DownloadDanger: String, Hashable, Sendable {
  case program
  /// A text that another program runs.
  case script
  /// Names a command that the desktop runs, and shows itself by another name.
  case launcher
  /// Puts software onto the system.
  case package

  /// How much of a file's beginning is worth a look, in bytes.
  static let beginning = 64

  /// Whether a file is dangerous, by any of its three marks: none of them can be trusted to be harmless alone.
  ///
  /// - Parameters:
  ///   - name: Its file name.
  ///   - type: The media type that the server gave.
  ///   - beginning: Its first bytes.
  public init?(name: String, type: String, beginning: Data) {
    let suffix = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    let type = type.prefix { $0 != ";" }.lowercased().filter { $0 != " " }
    guard let danger = Self.signature(beginning) ?? Self.bySuffix[suffix] ?? Self.byType[type] else {
      return nil
    }
    self = danger
  }

  /// What it is, as the end of a sentence.
  public var words: String {
    switch self {
    case .program: "is a program"
    case .script: "is a script"
    case .launcher: "starts a command when it is opened"
    case .package: "installs software"
    }
  }

  private static func signature(_ beginning: Data) -> Self? {
    // Editors put a mark in front that launchers are read without.
    let text = beginning.starts(with: [0xEF, 0xBB, 0xBF]) ? beginning.dropFirst(3) : beginning
    let launcher = text.drop { " \t\r\n".utf8.contains($0) }
    switch true {
    case beginning.starts(with: [0x7F, 0x45, 0x4C, 0x46]), beginning.starts(with: [0x4D, 0x5A]):
      return .program
    case text.starts(with: "#!".utf8): return .script
    case launcher.starts(with: "[Desktop Entry]".utf8): return .launcher
    default: return nil
    }
  }

  private static let bySuffix = table([
    .program: ["appimage com cpl dll elf exe jar jnlp msi msix pif run scr so x86_64"],
    .script: [
      "ahk apk app bash bat cmd command csh fish hta js jse ksh lua mjs pl ps1 psm1 py pyc pyw pyz rb reg sct",
      "sh shar tcl vb vbe vbs ws wsc wsf wsh zsh",
    ],
    .launcher: ["desktop inf kdelnk library-ms lnk scf service settingcontent-ms url webloc"],
    .package: ["crx deb flatpak flatpakref flatpakrepo pkg rpm snap vsix xpi"],
  ])

  private static let byType = table([
    .program: [
      "application/java-archive application/vnd.appimage application/vnd.microsoft.portable-executable",
      "application/x-appimage application/x-dosexec application/x-elf application/x-executable",
      "application/x-iso9660-appimage application/x-ms-dos-executable application/x-msdownload",
      "application/x-msi application/x-pie-executable application/x-sharedlib",
    ],
    .script: [
      "application/javascript application/x-bat application/x-csh application/x-perl",
      "application/x-python-code application/x-ruby application/x-sh application/x-shar",
      "application/x-shellscript text/javascript text/x-perl text/x-python text/x-script.python text/x-sh",
      "text/x-shellscript",
    ],
    .launcher: ["application/x-desktop application/x-mswinurl application/x-ms-shortcut"],
    .package: [
      "application/vnd.debian.binary-package application/vnd.flatpak application/vnd.flatpak.ref",
      "application/vnd.snap application/x-deb application/x-debian-package application/x-rpm",
      "application/x-redhat-package-manager application/x-xpinstall",
    ],
  ])

  private static func table(_ lists: [Self: [String]]) -> [String: Self] {
    lists.reduce(into: [:]) { table, entry in
      for word in entry.value.flatMap({ $0.split(separator: " ") }) { table[String(word)] = entry.key }
    }
  }
}
