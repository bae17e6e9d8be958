import GTK
import VoyagerCore

/// Asks what a page's script asks.
@MainActor
enum DialogCard {
  /// More would make the field slow.
  private static let longestSuggestion = 10_000

  static func make(_ dialog: PageDialog, from asker: Asker) -> QuestionCard<PageDialogReply> {
    if dialog.kind == .leave {
      return leave()
    }
    let check = dialog.offersToStop ? CheckButton(label: "No more dialogs from this page") : nil
    let reply: @MainActor (PageDialog.Answer) -> PageDialogReply = { [check] answer in
      PageDialogReply(answer: answer, stopsFurtherDialogs: check?.isActive ?? false)
    }
    var content: [Widget] = check.map { [$0] } ?? []
    var field: Entry?
    let choices: [CardChoice<PageDialogReply>]
    switch dialog.kind {
    case .alert, .leave:
      choices = [CardChoice("Close") { reply(.dismissed) }]
    case .confirm:
      choices = [CardChoice("Cancel") { reply(.dismissed) }, CardChoice("Continue") { reply(.accepted) }]
    case .prompt(let suggestion):
      let entry = makeField(suggestion, named: dialog.message)
      content.insert(entry, at: 0)
      field = entry
      choices = [
        CardChoice("Cancel") { reply(.dismissed) }, CardChoice("Continue") { reply(.text(entry.text)) },
      ]
    }
    let card = QuestionCard(
      heading: "\(asker.sentenceStart) says", message: PageText.body(dialog.message), content: content,
      safeAnswer: .dismissed, choices: choices, defaultIndex: choices.count - 1)
    if let field {
      field.on("activate", card) { card in card.chooseDefault() }
      card.focusFirst(on: field)
    }
    return card
  }

  private static func leave() -> QuestionCard<PageDialogReply> {
    QuestionCard(
      heading: "Leave this page?", message: "What you typed here may be lost.", safeAnswer: .dismissed,
      choices: [
        CardChoice("Stay", answer: .dismissed),
        CardChoice("Leave", .destructive, answer: PageDialogReply(answer: .accepted)),
      ])
  }

  private static func makeField(_ suggestion: String, named name: String) -> Entry {
    let field = Entry()
    field.text = String(suggestion.prefix(longestSuggestion))
    let label = PageText.line(name)
    field.setAccessibleLabel(label.isEmpty ? "Your answer" : label)
    return field
  }
}
