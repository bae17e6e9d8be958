import Foundation

/// Pages that send forms by themselves, and what the person is asked to save then.
enum SaveZoo {
  struct Page: Sendable {
    let name: String
    let body: String
    /// What goes into the fields, in their order, before the form is sent.
    let values: [String]
    /// Name and password, or `nil` where nothing must be asked.
    let saved: (name: String, password: String)?
    /// How it is sent.
    var sending = "document.forms[0].requestSubmit()"
    /// What the server answers.
    var answer = "<title>In</title>Welcome"

    init(
      _ name: String, _ body: String, _ values: [String], _ saved: (String, String)?,
      sending: String = "document.forms[0].requestSubmit()", answer: String = "<title>In</title>Welcome"
    ) {
      (self.name, self.body, self.values, self.saved) = (name, body, values, saved)
      (self.sending, self.answer) = (sending, answer)
    }
  }

  private static let form =

    """
    <form method=post action=/go><input name=user><input type=password \
    name=pass><button>Go</button></form>
    """

  static let pages = [
    Page("plain", form, ["ann", "one"], ("ann", "one")),
    Page(
      "by its button", form, ["ann", "one"], ("ann", "one"),
      sending:
        """
        document.querySelector('button').click()
        """),
    Page("by get", form.replacing("post", "get"), ["ann", "one"], ("ann", "one")),
    Page("field action", form.replacing("name=user", "name=action"), ["ann", "one"], ("ann", "one")),
    Page(
      "field submit", form.replacing("name=pass", "name=submit"), ["ann", "one"], ("ann", "one"),
      sending: "HTMLFormElement.prototype.requestSubmit.call(document.forms[0])"),
    Page(
      "mail",
      """
      <form action=/go><input type=email name=m><input type=password></form>
      """, ["a@b.example", "one"], ("a@b.example", "one")),
    Page("password alone", "<form action=/go><input type=password></form>", ["one"], ("", "one")),
    Page(
      "register",
      """
      <form action=/go><input name=u><input type=password><input type=password></form>
      """, ["ann", "new", "new"], ("ann", "new")),
    Page(
      "register with hint",
      """
      <form action=/go><input name=u><input type=password autocomplete=new-password></form>
      """, ["ann", "new"], ("ann", "new")),
    Page(
      "change",
      """
      <form action=/go><input type=password><input type=password><input type=password></form>
      """, ["old", "new", "new"], ("", "new")),
    Page(
      "change, the old one last",
      """
      <form action=/go><input type=password><input type=password><input type=password></form>
      """, ["new", "new", "old"], ("", "new")),
    Page(
      "shown password", form, ["ann", "one"], ("ann", "one"),
      sending:
        """
        document.forms[0].pass.type = 'text'; setTimeout(() => document.forms[0].requestSubmit(), \
        400)
        """),
    Page(
      "by script without a page", form, ["ann", "one"], ("ann", "one"),
      sending:
        """
        document.forms[0].onsubmit = event => { event.preventDefault(); setTimeout(() => \
        event.target.remove(), 100) }; document.forms[0].requestSubmit()
        """),
    Page(
      "by script, hidden after", form, ["ann", "one"], ("ann", "one"),
      sending:
        """
        document.forms[0].onsubmit = event => { event.preventDefault(); \
        event.target.style.display = 'none' }; document.forms[0].requestSubmit()
        """),
    Page(
      "shadow tree",
      """
      <x-a></x-a><script>const tree = document.querySelector('x-a').attachShadow({mode: \
      'open'}); tree.innerHTML = `\(form)`</script>
      """, ["ann", "one"], ("ann", "one"),
      sending: "tree.querySelector('form').requestSubmit()"),
    Page(
      "honeypot",
      """
      <form action=/go><input name=user><input type=password name=trap \
      style='display:none'><input type=password></form>
      """, ["ann", "bot", "one"], ("ann", "one")),
    Page(
      "four passwords",
      """
      <form action=/go><input type=password><input type=password><input type=password><input \
      type=password></form>
      """, ["a", "b", "c", "d"], nil),
    Page(
      "three different",
      """
      <form action=/go><input type=password><input type=password><input type=password></form>
      """, ["a", "b", "c"], nil),
    Page("empty", form, ["ann", ""], nil),
    Page("no password", "<form action=/go><input name=q></form>", ["words"], nil),
    Page("wrong, asked again", form, ["ann", "wrong"], nil, answer: "Wrong.\(form)"),
    Page(
      "stays", form, ["ann", "wrong"], nil,
      sending:
        """
        document.forms[0].onsubmit = event => event.preventDefault(); \
        document.forms[0].requestSubmit()
        """),
  ]
}

extension String {
  fileprivate func replacing(_ text: String, _ other: String) -> String {
    components(separatedBy: text).joined(separator: other)
  }
}
