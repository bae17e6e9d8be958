/// What one call of the program does.
enum Verb: String, Hashable, Sendable, CaseIterable {
  case open
  case text
  case links
  case shot
  case pdf
  case mhtml
  case script
  case download
  case identities
  case settings
  case permissions
  case history
  case session
  case departures
  case bookmarks
  case accounts
  case passwords
  case data
  case commands

  /// Whether it needs pages, and with them a display.
  var usesPages: Bool {
    switch self {
    case .identities, .settings, .permissions, .history, .session, .departures, .bookmarks, .accounts,
      .passwords, .data, .commands:
      false
    default: true
    }
  }

  /// Whether its first operand is a file.
  var takesFile: Bool {
    switch self {
    case .shot, .pdf, .mhtml, .script: true
    default: false
    }
  }

  /// The endings that the file it writes may have; none of its own is fine too.
  var fileEndings: Set<String> {
    switch self {
    case .shot: ["png"]
    case .pdf: ["pdf"]
    case .mhtml: ["mhtml", "mht"]
    default: []
    }
  }

  /// What follows it on a command line, as its help shows it.
  var usage: String {
    switch self {
    case .open, .text, .links: "\(rawValue) ADDRESS …"
    case .shot: "shot FILE.png ADDRESS …"
    case .pdf: "pdf FILE.pdf ADDRESS …"
    case .mhtml: "mhtml FILE ADDRESS …"
    case .script: "script FILE|- ADDRESS …"
    case .download: "download ADDRESS … [-o DIR]"
    case .identities:
      "identities [list|create NAME|rename NAME NEWNAME|delete NAME|clear-on-exit NAME [KIND,…|none]|"
        + "proxy NAME [system|direct|PROXY [HOST,…]]|rules|rule add SITE NAME|rule remove SITE]"
    case .settings: "settings [list|get NAME|set NAME VALUE]"
    case .permissions: "permissions [list|remove SITE KIND|clear SITE]"
    case .session: "session [list|save FILE|export FILE.html|restore FILE]"
    case .departures: "departures [list]"
    case .history: "history search WORD …|export|delete ADDRESS|SITE|clear|import [FILE]"
    case .bookmarks:
      "bookmarks list [WORD …]|add ADDRESS [TITLE]|check [--online]|import [FILE]|"
        + "export FILE"
    case .accounts: "accounts list [WORD …]|add ADDRESS [TITLE]|remove ACCOUNT|import FILE|export FILE"
    case .passwords:
      "passwords list [WORD …]|add SITE [NAME]|import FILE|export FILE.csv|generate|check"
    case .data: "data [list|clear SITE …|clear --all]"
    case .commands: "commands"
    }
  }
}
