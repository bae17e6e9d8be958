import Foundation

/// What stands in which column.
extension LoginTableForm {
  /// - Returns: `nil` for what is no login, such as a card.
  func record(_ row: LoginTableRow) -> LoginRecord? {
    var login = LoginRecord()
    switch self {
    case .firefox:
      // Its own account stands among the passwords.
      guard !row["url"].hasPrefix("chrome://") else { return nil }
      login.address = row["url"]
      (login.name, login.password) = (row["username"], Secret(row["password"]))
      login.realm = row["httpRealm"].isEmpty ? nil : row["httpRealm"]
      login.formOrigin = row["formActionOrigin"].isEmpty ? nil : row["formActionOrigin"]
      login.made = Self.milliseconds(row["timeCreated"])
      login.used = Self.milliseconds(row["timeLastUsed"])
      login.changed = Self.milliseconds(row["timePasswordChanged"])
    case .chrome:
      (login.title, login.address) = (row["name"], row["url"])
      (login.name, login.password) = (row["username"], Secret(row["password"]))
      login.note = Secret(row["note"])
    case .safari:
      (login.title, login.address) = (row["Title"], row["URL"])
      (login.name, login.password) = (row["Username"], Secret(row["Password"]))
      (login.note, login.oneTimeKey) = (Secret(row["Notes"]), Secret(row["OTPAuth"]))
    case .bitwarden:
      guard row["type"].isEmpty || row["type"] == "login" else { return nil }
      (login.title, login.address) = (row["name"], row["login_uri"])
      (login.name, login.password) = (row["login_username"], Secret(row["login_password"]))
      (login.note, login.oneTimeKey) = (Secret(row["notes"]), Secret(row["login_totp"]))
    case .onePassword:
      (login.title, login.address) = (row["Title"], row["Url"])
      (login.name, login.password) = (row["Username"], Secret(row["Password"]))
      (login.note, login.oneTimeKey) = (Secret(row["Notes"]), Secret(row["OTPAuth"]))
    case .keePassXC:
      (login.title, login.address) = (row["Title"], row["URL"])
      (login.name, login.password) = (row["Username"], Secret(row["Password"]))
      (login.note, login.oneTimeKey) = (Secret(row["Notes"]), Secret(row["TOTP"]))
      login.made = Self.standard(row["Created"])
      login.changed = Self.standard(row["Last Modified"])
    }
    return login
  }

  /// As many as the form has columns.
  func cells(_ login: LoginRecord) -> [String] {
    let (title, secret, note, key) = (
      login.title.isEmpty ? Address(login.address).siteName : login.title, login.password.text,
      login.note.text, login.oneTimeKey.text
    )
    return switch self {
    case .firefox:
      [
        login.address, login.name, secret, login.realm ?? "",
        login.realm == nil ? login.formOrigin ?? login.address : "", "",
        Self.milliseconds(login.made), Self.milliseconds(login.used), Self.milliseconds(login.changed),
      ]
    case .chrome: [title, login.address, login.name, secret, note]
    case .safari: [title, login.address, login.name, secret, note, key]
    case .bitwarden: ["", "", "login", title, note, "", "0", login.address, login.name, secret, key]
    case .onePassword: [title, login.address, login.name, secret, key, "false", "false", "", note]
    case .keePassXC:
      [
        "Root", title, login.name, secret, login.address, note, key, "0", Self.standard(login.changed),
        Self.standard(login.made),
      ]
    }
  }

  /// Whether a note and a key for one-time codes are kept.
  public var keepsOneTimeKeys: Bool { self != .firefox && self != .chrome }

  private static func milliseconds(_ text: String) -> Date? {
    Int64(text).flatMap { $0 > 0 ? Date(timeIntervalSince1970: Double($0) / 1000) : nil }
  }

  private static func milliseconds(_ date: Date?) -> String {
    date.map { String(Int64(($0.timeIntervalSince1970 * 1000).rounded())) } ?? ""
  }

  private static func standard(_ text: String) -> Date? {
    try? Date(text, strategy: .iso8601)
  }

  private static func standard(_ date: Date?) -> String { date?.formatted(.iso8601) ?? "" }
}
