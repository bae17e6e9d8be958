import GTK
import VoyagerCore

/// A name and a password.
@MainActor
final class SignInForm {
  private let name = Entry()
  private let password = PasswordEntry()

  init() {
    name.setAccessibleLabel("Name")
    password.setAccessibleLabel("Password")
    password.showsPeekIcon = true
  }

  var widgets: [Widget] { [Self.labelled("Name", name), Self.labelled("Password", password)] }

  /// What was typed, or `nil` without a name: an empty one would only be refused by the server.
  var credential: Credential? {
    hasName ? Credential(name: name.text, password: password.text) : nil
  }

  /// Lets the form answer a card once something can be sent.
  func drive<Answer>(_ card: QuestionCard<Answer>, sendingBy index: Int) {
    card.setEnabled(false, choice: index)
    card.focusFirst(on: name)
    name.onChanged(card) { [weak self] card in card.setEnabled(self?.hasName ?? false, choice: index) }
    name.on("activate", card) { [weak self] card in self?.didFinishName(card) }
    password.on("activate", card) { card in card.chooseDefault() }
  }

  private var hasName: Bool { name.text.contains { !$0.isWhitespace } }

  private func didFinishName<Answer>(_ card: QuestionCard<Answer>) {
    guard hasName else {
      return
    }
    if password.text.isEmpty {
      password.grabFocus()
    } else {
      card.chooseDefault()
    }
  }

  private static func labelled(_ title: String, _ field: Widget) -> Widget {
    let label = Label(title)
    label.horizontalPosition = 0
    return Box(.vertical, spacing: 4, [label, field])
  }
}
