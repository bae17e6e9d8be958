/// The programs whose tables of logins are known, each by its exact columns.
public enum LoginTableForm: String, CaseIterable, Hashable, Sendable {
  case firefox
  /// Also Chromium, Edge, Brave, Opera and Vivaldi.
  case chrome
  case safari
  case bitwarden
  case onePassword = "1password"
  case keePassXC = "keepassxc"

  /// What it is called.
  public var name: String {
    switch self {
    case .firefox: "Firefox"
    case .chrome: "Chrome"
    case .safari: "Safari"
    case .bitwarden: "Bitwarden"
    case .onePassword: "1Password"
    case .keePassXC: "KeePassXC"
    }
  }

  /// The columns as the program writes them; those that only newer versions have are last.
  public var columns: [String] {
    switch self {
    case .firefox:
      [
        "url", "username", "password", "httpRealm", "formActionOrigin", "guid", "timeCreated", "timeLastUsed",
        "timePasswordChanged",
      ]
    case .chrome: ["name", "url", "username", "password", "note"]
    case .safari: ["Title", "URL", "Username", "Password", "Notes", "OTPAuth"]
    case .bitwarden:
      [
        "folder", "favorite", "type", "name", "notes", "fields", "reprompt", "login_uri", "login_username",
        "login_password", "login_totp",
      ]
    case .onePassword:
      ["Title", "Url", "Username", "Password", "OTPAuth", "Favorite", "Archived", "Tags", "Notes"]
    case .keePassXC:
      ["Group", "Title", "Username", "Password", "URL", "Notes", "TOTP", "Icon", "Last Modified", "Created"]
    }
  }

  /// Those that no table of it is without.
  private var needed: Set<String> {
    switch self {
    case .firefox: ["url", "username", "password", "httpRealm", "formActionOrigin"]
    case .chrome: ["name", "url", "username", "password"]
    case .safari: ["Title", "URL", "Username", "Password"]
    case .bitwarden: ["name", "login_uri", "login_username", "login_password"]
    case .onePassword: ["Title", "Url", "Username", "Password"]
    case .keePassXC: ["Group", "Title", "Username", "Password", "URL"]
    }
  }

  /// The program that wrote a table with these columns, or `nil` where it is none of them.
  static func of(_ columns: [String]) -> LoginTableForm? {
    let columns = Set(columns)
    // Those with a column of their own first: the plainest would take them all.
    return [.firefox, .bitwarden, .keePassXC, .onePassword, .safari, .chrome]
      .first { $0.needed.isSubset(of: columns) }
  }
}
