/// What the fields of a form are for.
struct FormReading: Hashable {
  enum Purpose: Hashable {
    /// Name and password, or the password alone.
    case signIn
    /// The name alone; the password is asked for later.
    case name
    /// A new password for somebody who has none yet.
    case register
    /// A new password in place of another.
    case change
    case nothing
  }

  /// More passwords than this belong to no form that anybody signs in with.
  static let mostPasswords = 3

  private(set) var purpose = Purpose.nothing
  /// The places of the fields.
  private(set) var name: Int?
  /// The password that the person has.
  private(set) var password: Int?
  /// The password that the person is to have, and its repetition.
  private(set) var new: [Int] = []

  init(_ fields: [FormField]) {
    let usable = fields.indices.filter { fields[$0].isVisible && !Self.isOther(fields[$0]) }
    let passwords = usable.filter { fields[$0].kind == .password }
    guard passwords.count <= Self.mostPasswords else { return }
    name = Self.name(in: fields, of: usable, before: passwords.first)
    guard let first = passwords.first else {
      readName(fields, usable)
      return
    }
    new = passwords.filter { fields[$0].hints.contains("new-password") }
    password = passwords.first { fields[$0].hints.contains("current-password") }
    let rest = passwords.filter { !new.contains($0) && $0 != password }
    if new.isEmpty, password == nil {
      guess(fields, rest)
    } else if new.isEmpty {
      new = rest
    } else if password == nil {
      password = rest.first
    }
    purpose = new.isEmpty ? .signIn : password == nil ? .register : .change
    if purpose == .signIn, password == nil { password = first }
  }

  /// Goes by the names, and else by how many there are.
  private mutating func guess(_ fields: [FormField], _ passwords: [Int]) {
    password = passwords.first { Self.says(fields[$0], ["old", "current", "existing"]) }
    if let password {
      new = passwords.filter { $0 != password }
    } else if passwords.count == 1, !Self.says(fields[passwords[0]], ["new_pass", "new-pass", "newpass"]) {
      password = passwords[0]
    } else if passwords.count == Self.mostPasswords {
      password = passwords[0]
      new = Array(passwords.dropFirst())
    } else {
      new = passwords
    }
  }

  private mutating func readName(_ fields: [FormField], _ usable: [Int]) {
    guard let name else { return }
    // One field alone may be for a newsletter.
    let isSure = fields[name].hints.contains("username") || fields[name].hints.contains("webauthn")
    let says = Self.says(fields[name], ["user", "login", "signin", "identifier", "account"])
    guard isSure || (usable.count == 1 && (says || fields[name].kind == .email)) else {
      self.name = nil
      return
    }
    purpose = .name
  }

  private static func name(in fields: [FormField], of usable: [Int], before password: Int?) -> Int? {
    let texts = usable.filter { fields[$0].kind != .password && ($0 < password ?? .max) }
    return usable.first { fields[$0].hints.contains("username") }
      ?? texts.last { fields[$0].hints.contains("email") || fields[$0].kind == .email }
      ?? texts.last { says(fields[$0], ["user", "login", "email", "account", "name"]) }
      ?? texts.last
  }

  /// Whether it is for something else: a card, an address, a code.
  private static func isOther(_ field: FormField) -> Bool {
    field.hints.contains("one-time-code")
      || field.hints.contains { $0.hasPrefix("cc-") || $0.contains("street") || $0.contains("postal") }
  }

  private static func says(_ field: FormField, _ words: [String]) -> Bool {
    let name = field.name.lowercased()
    return words.contains { name.contains($0) }
  }
}
