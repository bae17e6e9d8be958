/// Asks whether a form may be sent a second time.
@MainActor
enum ResendCard {
  static func make() -> QuestionCard<Bool> {
    QuestionCard(
      heading: "Send the form again?",
      message:
        "This page came from a form that you sent. What it did then, such as an order, may happen twice.",
      safeAnswer: false,
      choices: [
        CardChoice("Don't send", answer: false),
        CardChoice("Send again", .destructive, answer: true),
      ])
  }
}
