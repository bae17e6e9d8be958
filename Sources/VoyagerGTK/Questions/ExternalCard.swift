import VoyagerCore

/// Asks whether an address may go to another app, and for how long.
@MainActor
enum ExternalCard {
  static func make(_ opening: ExternalOpening, from asker: Asker) -> QuestionCard<PermissionAnswer> {
    let app = PageText.line(opening.appName, limit: 40)
    return QuestionCard(
      heading: "\(asker.sentenceStart) wants to open this address in \(app)",
      message: PageText.line(AddressDisplay.link(opening.address), limit: 300), safeAnswer: .denyOnce,
      choices: opening.offersToRemember
        ? once("Open this time") + lasting(opening) : once("Open in \(app)"))
  }

  private static func once(_ title: String) -> [CardChoice<PermissionAnswer>] {
    [
      CardChoice("Don't open", answer: .denyOnce),
      CardChoice(title, .granting, answer: PermissionAnswer(.allow, .once)),
    ]
  }

  private static func lasting(_ opening: ExternalOpening) -> [CardChoice<PermissionAnswer>] {
    // The answer holds for this kind of address alone, whichever app opens it then.
    let kind = opening.address.scheme.map { "“\($0)” " } ?? ""
    return [
      CardChoice("Open while the site is open", .granting, answer: PermissionAnswer(.allow, .whileOpen)),
      CardChoice("Always open \(kind)addresses", .granting, answer: PermissionAnswer(.allow, .always)),
      CardChoice("Never open \(kind)addresses", .lasting, answer: PermissionAnswer(.deny, .always)),
    ]
  }
}
