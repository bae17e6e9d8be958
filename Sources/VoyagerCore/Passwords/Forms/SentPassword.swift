/// The name and the password that a sent form holds.
struct SentPassword: Sendable {
  let name: String
  let password: Secret
  /// The password that it replaces, where the form says so.
  let old: Secret?
  let nameField: String
  let passwordField: String

  /// - Returns: `nil` where there is no password, or nobody can tell which it is.
  init?(_ sent: SentForm) {
    let fields = sent.form.fields
    let passwords = fields.indices.filter { index in
      fields[index].kind == .password && fields[index].isVisible
        && sent.values[index].map { !$0.isEmpty } ?? false
    }
    guard passwords.count <= FormReading.mostPasswords,
      let (new, old) = Self.choose(passwords, fields, sent.values), let password = sent.values[new]
    else { return nil }
    let name = FormReading(fields).name
    self.password = password
    self.old = old.flatMap { sent.values[$0] }
    self.name = name.flatMap { sent.values[$0]?.text } ?? ""
    nameField = name.map { fields[$0].name } ?? ""
    passwordField = fields[new].name
  }

  /// Which one is to be saved, and which one it replaces.
  private static func choose(
    _ passwords: [Int], _ fields: [FormField], _ values: [Int: Secret]
  ) -> (new: Int, old: Int?)? {
    let old = passwords.first { fields[$0].hints.contains("current-password") }
    if let new = passwords.first(where: { fields[$0].hints.contains("new-password") }) {
      return (new, old ?? passwords.first { !fields[$0].hints.contains("new-password") && $0 < new })
    }
    let same = { (first: Int, second: Int) in values[passwords[first]] == values[passwords[second]] }
    switch passwords.count {
    case 1: return (passwords[0], nil)
    case 2 where same(0, 1): return (passwords[0], nil)
    case 2: return (passwords[1], passwords[0])
    case 3 where same(0, 1): return (passwords[0], same(1, 2) ? nil : passwords[2])
    case 3 where same(1, 2): return (passwords[1], passwords[0])
    default: return nil
    }
  }
}
