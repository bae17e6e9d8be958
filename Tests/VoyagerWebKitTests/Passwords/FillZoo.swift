/// Pages with forms, and what is in their fields when only `ann` with `one` is saved for them.
enum FillZoo {
  struct Page: Sendable {
    let name: String
    let body: String
    /// `nil` where nothing must be filled in.
    let fields: String?
    var headers: [String: String] = [:]

    init(_ name: String, _ body: String, _ fields: String?, headers: [String: String] = [:]) {
      (self.name, self.body, self.fields, self.headers) = (name, body, fields, headers)
    }
  }

  private static let both = "ann|one"
  private static let form = "<form method=post><input name=user><input type=password name=pass></form>"

  static let pages: [Page] = signIns + odd + others + attacks

  private static let signIns = [
    Page("plain", form, both),
    Page("mail", "<form><input type=email><input type=password></form>", both),
    Page("telephone", "<form><input type=tel><input type=password></form>", both),
    Page("no form", "<div><input id=login><input type=password></div>", both),
    Page("password alone", "<form><input type=password></form>", "one"),
    Page(
      "autocomplete off",
      """
      <form autocomplete=off><input autocomplete=off><input type=password \
      autocomplete=off></form>
      """, both),
    Page(
      "hints",
      """
      <form><input name=x><input autocomplete=username><input type=password \
      autocomplete=current-password></form>
      """, both),
    Page(
      "hint sections",
      """
      <form><input autocomplete='section-a username'><input type=password></form>
      """, both),
    Page("name after", "<form><input type=password><input autocomplete=username></form>", "one|ann"),
    Page("name step", "<form><input autocomplete=username></form>", "ann"),
    Page("mail step", "<form><input type=email name=email></form>", "ann"),
    Page("late", "<div id=d></div><script>setTimeout(() => d.innerHTML = `\(form)`, 300)</script>", both),
    Page("made by script", "<script>document.write(`\(form)`)</script>", both),
    Page(
      "type changed late",
      """
      <form><input name=user><input id=p></form><script>setTimeout(() => { p.remove(); p2 = \
      document.createElement('input'); p2.type = 'password'; document.forms[0].append(p2) }, \
      200)</script>
      """, both),
    Page(
      "label over it",
      """
      <form><label>Name<input></label><label>Word<input type=password></label></form>
      """, both),
    Page(
      "form attribute",
      """
      <form id=f></form><input form=f name=user><input form=f type=password>
      """, both),
    Page("below the view", "<div style='height:5000px'></div>\(form)", both),
    Page("same origin frame", "<iframe src=/frame width=400 height=200></iframe>", both),
    Page(
      "frame by script",
      """
      <iframe id=f width=400 height=200></iframe><script>f.contentDocument.write(`\(form)`); \
      f.contentDocument.close()</script>
      """, both),
    Page("srcdoc", "<iframe width=400 height=200 srcdoc=\"\(form)\"></iframe>", both),
    Page(
      "shadow tree",
      """
      <x-in></x-in><script>document.querySelector('x-in').attachShadow({mode: \
      'open'}).innerHTML = `\(form)`</script>
      """, both),
    Page(
      "nested shadow trees",
      """
      <x-a></x-a><script>const a = document.querySelector('x-a').attachShadow({mode: 'open'}); \
      a.innerHTML = '<x-b></x-b>'; a.firstChild.attachShadow({mode: 'open'}).innerHTML = \
      `\(form)`</script>
      """, both),
  ]

  private static let odd = [
    Page("field action", "<form action=/go><input name=action><input type=password name=p></form>", both),
    Page("field elements", "<form><input name=elements><input type=password name=method></form>", both),
    Page(
      "field querySelectorAll",
      """
      <form name=querySelectorAll><input name=querySelectorAll><input type=password \
      name=getAttribute></form>
      """, both),
    Page("image of that name", "<img name=querySelectorAll><img name=createElement>\(form)", both),
    Page("field type", "<form><input name=type><input type=password name=value></form>", both),
    Page(
      "prefilled name",
      """
      <form><input name=user value=ann readonly><input type=password></form>
      """, both),
    Page("another's name", "<form><input name=user value=bob><input type=password></form>", "bob"),
    Page("password there", "<form><input name=user><input type=password value=x></form>", "x"),
    Page(
      "honeypot",
      """
      <form><input name=user><input type=password name=trap style='display:none'><input \
      type=password></form>
      """, both),
    Page(
      "honeypot aside",
      """
      <form><input name=website style='position:absolute;left:-9999px'><input name=user><input \
      type=password></form>
      """, both),
    Page("search beside", "<form><input type=search><input name=q></form>\(form)", both),
    Page(
      "odd characters",
      """
      <form><input name='user[näme]'><input type=password name='пароль'></form>
      """, both),
  ]

  private static let others = [
    Page(
      "register",
      """
      <form><input name=user><input type=password autocomplete=new-password></form>
      """, nil),
    Page(
      "register twice",
      """
      <form><input name=user><input type=password><input type=password></form>
      """, nil),
    Page(
      "change",
      """
      <form><input type=password name=old><input type=password name=new1><input type=password \
      name=new2></form>
      """, nil),
    Page("newsletter", "<form><input name=first><input type=email><input name=last></form>", nil),
    Page("search", "<form><input name=q></form>", nil),
    Page(
      "card",
      """
      <form><input autocomplete=cc-name><input type=password autocomplete=cc-csc></form>
      """, nil),
    Page("code", "<form><input autocomplete=one-time-code></form>", nil),
    Page(
      "four passwords",
      """
      <form><input type=password><input type=password><input type=password><input \
      type=password></form>
      """, nil),
    Page("disabled", "<form><input name=user disabled><input type=password disabled></form>", nil),
  ]

  private static let attacks = [
    Page("unseen", "<div style='opacity:0'>\(form)</div>", nil),
    Page("nearly unseen", "<div style='opacity:0.5'><div style='opacity:0.1'>\(form)</div></div>", nil),
    Page("not displayed", "<div style='display:none'>\(form)</div>", nil),
    Page("invisible", "<div style='visibility:hidden'>\(form)</div>", nil),
    Page(
      "tiny",
      """
      <form><input style='width:2px;height:2px'><input type=password \
      style='width:2px;height:2px;padding:0;border:0'></form>
      """, nil),
    Page("outside", "<div style='position:absolute;left:-5000px'>\(form)</div>", nil),
    Page("clipped", "<div style='clip-path:inset(50%)'>\(form)</div>", nil),
    Page(
      "covered",
      """
      \(form)<div style='position:fixed;inset:0;background:white'>Nothing here</div>
      """, nil),
    Page("tiny frame", "<iframe src=/frame width=1 height=1 style='border:0'></iframe>", nil),
    Page("unseen frame", "<iframe src=/frame width=400 height=200 style='opacity:0'></iframe>", nil),
    Page(
      "sandboxed frame",
      """
      <iframe sandbox='allow-scripts allow-forms' src=/frame width=400 height=200></iframe>
      """, nil),
    Page(
      "sandboxed srcdoc",
      """
      <iframe sandbox=allow-scripts width=400 height=200 srcdoc='<input name=u><input \
      type=password>\(FormStage.teller)'></iframe>
      """, nil),
    Page("sandboxed by header", form, nil, headers: ["Content-Security-Policy": "sandbox allow-scripts"]),
    Page(
      "data frame",
      """
      <iframe width=400 height=200 src='data:text/html,<input name=u><input \
      type=password>\(FormStage.teller)'></iframe>
      """, nil),
    Page("frame of another site", "<iframe src=OTHER/frame width=400 height=200></iframe>", nil),
    Page("own frame within another's", "<iframe src=OTHER/around width=500 height=300></iframe>", nil),
    Page(
      "sent to another site",
      """
      <form action=OTHER/steal><input name=user><input type=password></form>
      """, nil),
    Page(
      "sent by script",
      """
      <form action='javascript:steal()'><input name=user><input type=password></form>
      """, nil),
  ]
}
