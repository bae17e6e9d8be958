import Foundation
import GTK
import VoyagerCore

/// The fields of an account shortcut.
@MainActor
final class AccountForm {
  private let account: AccountShortcut
  private let accounts: AccountsModel
  private let identities: [Identity]
  private let title = EntryRow(title: "Title")
  private let address = EntryRow(title: "Address")
  private let name = EntryRow(title: "Sign-in Name")
  private let group = EntryRow(title: "Group")
  private let identity = ComboRow(title: "Identity")
  private let widget: PreferencesGroup
  private let problem = Label()

  init(_ account: AccountShortcut, _ services: BrowserServices) {
    self.account = account
    accounts = services.accounts
    identities = services.identities.identities
    widget = PreferencesGroup(
      title: "", [title, address, name] + (identities.count > 1 ? [identity] : []) + [group])
    title.text = account.title
    address.text = account.address.isWeb ? account.address.text : ""
    name.text = account.signInName
    name.tooltip = "Which login is meant, where several are saved"
    group.text = account.group
    let groups = accounts.groupTitles.map { "“\($0)”" }.joined(separator: ", ")
    group.tooltip = groups.isEmpty ? "A name to stand under" : "A name to stand under, such as \(groups)"
    identity.setChoices(identities.map { PageText.line($0.name) })
    identity.selected = identities.firstIndex { $0.id == account.identity }
    problem.wraps = true
    problem.horizontalPosition = 0
    problem.addStyleClass("error")
  }

  /// Shows it as a question.
  ///
  /// - Returns: The account as the person wants it, or `nil` if they gave up.
  func ask(_ heading: String, button: String, above window: Window) async -> AccountShortcut? {
    let dialog = MessageDialog(heading: heading, parent: window)
    widget.setMinimumSize(width: 300)
    dialog.extraChild = Box(.vertical, spacing: 12, [widget, problem])
    dialog.addResponse("cancel", "Cancel")
    dialog.addResponse("save", button, .suggested)
    dialog.defaultResponse = "save"
    dialog.closeResponse = "cancel"
    let update: @MainActor () -> Void = { [weak self, weak dialog] in
      guard let self, let dialog else {
        return
      }
      let found = accounts.problem(with: written)
      dialog.setEnabled("save", found == nil)
      problem.text = found?.message ?? ""
      problem.isVisible = found != nil && !address.text.isEmpty
    }
    for row in [title, address, name, group] {
      row.onChanged(self) { _ in update() }
      row.on("entry-activated", dialog) { (dialog: MessageDialog) in dialog.respond("save") }
    }
    identity.onNotify("selected", self) { _ in update() }
    update()
    (account.address.isWeb ? title : address).grabFocus()
    return await dialog.ask() == "save" ? written : nil
  }

  private var written: AccountShortcut {
    var written = account
    written.title = title.text
    let text = address.text.trimmingCharacters(in: .whitespaces)
    let named = Address(text)
    written.address = named.scheme == nil && text.contains(".") ? Address("https://" + text) : named
    written.signInName = name.text
    written.group = group.text
    if let place = identity.selected, identities.indices.contains(place) {
      written.identity = identities[place].id
    }
    return written
  }
}
