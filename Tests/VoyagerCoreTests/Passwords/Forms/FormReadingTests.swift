import Testing

@testable import VoyagerCore

@Suite struct FormReadingTests {
  /// Fields in short: `name`, `name:hint`, `*` for a password, `@` for mail, `-` where it can’t be seen.
  static func fields(_ text: String) -> [FormField] {
    text.split(separator: " ").map { word in
      let isVisible = !word.hasPrefix("-")
      let parts = word.drop { $0 == "-" }.split(separator: ":", omittingEmptySubsequences: false)
      let name = String(parts[0].drop { $0 == "*" || $0 == "@" })
      let kind: FormField.Kind =
        parts[0].hasPrefix("*") ? .password : parts[0].hasPrefix("@") ? .email : .text
      return FormField(kind, hints: Set(parts.dropFirst().map(String.init)), name: name, isVisible: isVisible)
    }
  }

  static let forms: [(String, FormReading.Purpose, name: Int?, password: Int?, new: [Int])] = [
    ("user *pass", .signIn, 0, 1, []),
    ("*pass", .signIn, nil, 0, []),
    ("q search user *pass", .signIn, 2, 3, []),
    ("@mail *pass", .signIn, 0, 1, []),
    ("first last @mail phone *pass:new-password", .register, 2, nil, [4]),
    ("user *a *b", .register, 0, nil, [1, 2]),
    ("user:username *a:new-password *b:new-password", .register, 0, nil, [1, 2]),
    ("*old *new1 *new2", .change, nil, 0, [1, 2]),
    ("*x:current-password *y:new-password", .change, nil, 0, [1]),
    ("*oldpass *newpass", .change, nil, 0, [1]),
    ("*a *b *c", .change, nil, 0, [1, 2]),
    ("*a *b *c *d", .nothing, nil, nil, []),
    ("user -*trap *pass", .signIn, 0, 2, []),
    ("-user login *pass", .signIn, 1, 2, []),
    ("name:cc-name *code:cc-csc", .nothing, nil, nil, []),
    ("user:username", .name, 0, nil, []),
    ("@mail", .name, 0, nil, []),
    ("identifier", .name, 0, nil, []),
    ("q", .nothing, nil, nil, []),
    ("name @mail comment", .nothing, nil, nil, []),
    ("code:one-time-code", .nothing, nil, nil, []),
    ("", .nothing, nil, nil, []),
  ]

  @Test("What a form is for, and which of its fields is what", arguments: forms.indices)
  func reads(_ index: Int) {
    let form = Self.forms[index]
    let reading = FormReading(Self.fields(form.0))
    #expect(reading.purpose == form.1, "\(form.0)")
    guard reading.purpose != .nothing else { return }
    #expect(reading.name == form.name, "\(form.0)")
    #expect(reading.password == form.password, "\(form.0)")
    #expect(reading.new == form.new, "\(form.0)")
  }

  /// What is in the fields, which is saved, and which it replaces.
  ///
  /// Numbers are places.
  static let sent: [(String, [String], saved: Int?, old: Int?)] = [
    ("*p", ["p1"], 0, nil),
    ("*p *q", ["a", "a"], 0, nil),
    ("*p *q *r", ["new", "new", "old"], 0, 2),
    ("*p *q *r", ["old", "new", "new"], 1, 0),
    ("*p *q *r *s", ["a", "b", "c", "d"], nil, nil),
    ("*p *q *r", ["a", "b", "c"], nil, nil),
    ("*p *q *r", ["a", "b", "a"], nil, nil),
    ("*p *q *r", ["a", "a", "a"], 0, nil),
    ("*p *q", ["old", "new"], 1, 0),
    ("*p *q:new-password", ["a", "a"], 1, 0),
    ("*p:new-password *q *r", ["x", "y", "z"], 0, nil),
    ("*p:current-password *q", ["old", "new"], 1, 0),
    ("user *p", ["ann", ""], nil, nil),
    ("user -*trap *p", ["ann", "bot", "right"], 2, nil),
  ]

  @Test("Which password of a sent form is saved", arguments: sent.indices)
  func chooses(_ index: Int) {
    let (text, values, saved, old) = Self.sent[index]
    let form = PageForm(.found, origin: "https://news.example", fields: Self.fields(text))
    let secrets = Dictionary(uniqueKeysWithValues: values.enumerated().map { ($0, Secret($1)) })
    let password = SentPassword(SentForm(form, secrets, .leaves))
    #expect(password?.password.text == saved.map { values[$0] }, "\(text) \(values)")
    #expect(password?.passwordField == saved.map { form.fields[$0].name }, "\(text) \(values)")
    #expect(password?.old?.text == old.map { values[$0] }, "\(text) \(values)")
  }
}
