import VoyagerCore

/// Asks whether an address may go to another app.
@MainActor
enum ExternalCard {
  static func make(_ opening: ExternalOpening, from asker: Asker) -> QuestionCard<Bool> {
    let app = PageText.line(opening.appName, limit: 40)
    return QuestionCard(
      heading: "\(asker.sentenceStart) wants to open this address in \(app)",
      message: PageText.line(AddressDisplay.link(opening.address), limit: 300), safeAnswer: false,
      choices: [
        CardChoice("Don't open", answer: false),
        CardChoice("Open in \(app)", .granting, answer: true),
      ])
  }
}
