import Foundation
import GTK
import VoyagerCore

/// The fields of a login.
@MainActor
final class PasswordForm {
  /// What the person wrote.
  struct Answer {
    var login: Login
    var password: Secret
    var oneTimeKey: Secret
    var note: Secret
  }

  private let login: Login
  private let site = EntryRow(title: "Site")
  private let name = EntryRow(title: "Name")
  private let password = PasswordEntryRow(title: "Password")
  private let key = PasswordEntryRow(title: "Key for One-Time Codes")
  private let note = EntryRow(title: "Note")
  private let title = EntryRow(title: "Title")
  private let identity = ComboRow(title: "Identity")
  private let identities: [Identity]
  private let isNew: Bool
  private let problem = Label()
  private let widget: PreferencesGroup

  init(_ answer: Answer, isNew: Bool, _ identities: [Identity]) {
    login = answer.login
    self.identities = identities
    self.isNew = isNew
    widget = PreferencesGroup(
      title: "",
      [site, name, password, key, title, note] + (identities.count > 1 ? [identity] : []))
    site.text = login.origin
    name.text = login.name
    title.text = login.title
    password.text = answer.password.text
    key.text = answer.oneTimeKey.text
    note.text = answer.note.text
    key.tooltip = "What the site shows beside its QR code, or an address that begins with “otpauth:”"
    identity.setChoices(identities.map { PageText.line($0.name) })
    identity.selected = identities.firstIndex { $0.id == login.identity }
    problem.wraps = true
    problem.horizontalPosition = 0
    problem.addStyleClass("error")
    let make = Button(icon: "view-refresh-symbolic", name: "Make a New Password")
    make.addStyleClass("flat")
    make.verticalAlign = .center
    make.onClicked(self) { $0.password.text = PasswordGenerator().password().text }
    password.addSuffix(make)
  }

  /// Shows it as a question.
  ///
  /// - Returns: `nil` if the person gave up.
  func ask(_ heading: String, button: String, above window: Window) async -> Answer? {
    let dialog = MessageDialog(heading: heading, parent: window)
    widget.setMinimumSize(width: 320)
    dialog.extraChild = Box(.vertical, spacing: 12, [widget, problem])
    dialog.addResponse("cancel", "Cancel")
    dialog.addResponse("save", button, .suggested)
    dialog.defaultResponse = "save"
    dialog.closeResponse = "cancel"
    let update: @MainActor () -> Void = { [weak self, weak dialog] in
      guard let self, let dialog else {
        return
      }
      let found = found
      dialog.setEnabled("save", found == nil && !site.text.isEmpty && !password.text.isEmpty)
      problem.text = found ?? ""
      problem.isVisible = found != nil
    }
    for row in [site, name, title, note] {
      row.onChanged(self) { _ in update() }
      row.on("entry-activated", dialog) { (dialog: MessageDialog) in dialog.respond("save") }
    }
    for row in [password, key] {
      row.onChanged(self) { _ in update() }
      row.on("entry-activated", dialog) { (dialog: MessageDialog) in dialog.respond("save") }
    }
    update()
    (isNew ? site : name).grabFocus()
    return await dialog.ask() == "save" ? written : nil
  }

  /// What is wrong with what is written, as a sentence.
  private var found: String? {
    guard site.text.isEmpty || origin != nil else {
      return "A password belongs to the address of a site, such as https://news.example."
    }
    guard !key.text.isEmpty else {
      return nil
    }
    do throws(OneTimeCode.Problem) {
      _ = try OneTimeCode(Secret(key.text))
      return nil
    } catch {
      return error.message
    }
  }

  private var origin: String? {
    let text = site.text.trimmingCharacters(in: .whitespaces)
    let named = Address(text)
    return LoginOrigin.of(named.scheme == nil && text.contains(".") ? Address("https://" + text) : named)
  }

  private var written: Answer {
    var changed = login
    changed.origin = origin ?? login.origin
    changed.name = name.text
    changed.title = title.text
    if let place = identity.selected, identities.indices.contains(place) {
      changed.identity = identities[place].id
    }
    return Answer(
      login: changed, password: Secret(password.text), oneTimeKey: Secret(key.text), note: Secret(note.text))
  }
}
