import VoyagerCore

/// Asks whether a site is to open in the identity that the person said it belongs to.
@MainActor
enum IdentityCard {
  static func make(_ question: IdentityQuestion) -> QuestionCard<IdentityAnswer> {
    let (site, owner, current) = (
      PageText.line(question.site, limit: 60), PageText.line(question.owner.name, limit: 40),
      PageText.line(question.current.name, limit: 40)
    )
    let choices: [CardChoice<IdentityAnswer>] = [
      CardChoice("Don't open", answer: .cancel),
      CardChoice("Stay in “\(current)” this time", .granting, answer: .stay),
      CardChoice("Always open in “\(owner)”", .granting, answer: .move),
    ]
    return QuestionCard(
      heading: "Open \(site) in “\(owner)”?",
      message: "You said that this site belongs to “\(owner)”. Here you are “\(current)”.\n"
        + "Nothing has been sent to the site yet.",
      safeAnswer: .cancel, choices: choices, defaultIndex: choices.count - 1)
  }
}
