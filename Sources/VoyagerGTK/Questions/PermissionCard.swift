import VoyagerCore

/// Asks for a permission, and for how long.
@MainActor
enum PermissionCard {
  static func make(_ question: PermissionQuestion, from asker: Asker) -> QuestionCard<PermissionAnswer> {
    QuestionCard(
      heading: "\(Asker.sentenceStart(question.origin)) asks \(question.kind.wish)",
      message: message(question, from: asker), safeAnswer: .denyOnce,
      choices: [CardChoice("Don't allow", answer: .denyOnce)] + (question.offersOnce ? [once] : [])
        + (question.offersToRemember ? lasting : []))
  }

  private static let once = CardChoice("Allow this time", .granting, answer: PermissionAnswer(.allow, .once))

  private static let lasting = [
    CardChoice("Allow while the site is open", .granting, answer: PermissionAnswer(.allow, .whileOpen)),
    CardChoice("Always allow", .granting, answer: PermissionAnswer(.allow, .always)),
    CardChoice("Never allow", .lasting, answer: PermissionAnswer(.deny, .always)),
  ]

  private static func message(_ question: PermissionQuestion, from asker: Asker) -> String {
    let isPart = question.origin.origin != asker.page.origin
    let place = isPart ? "It is a part of the page from \(PageText.line(asker.name, limit: 100))." : nil
    return [place, remark(question.kind)].compactMap(\.self).joined(separator: "\n")
  }

  private static func remark(_ kind: PermissionKind) -> String? {
    switch kind {
    case .screen: "It sees everything that you let it see, also messages that come in."
    case .clipboard: "That may be a password, if you copied one."
    case .pointerLock: "Escape gives the pointer back."
    case .storageAccess: "It can then use what it saved when you visited it."
    case .other: "If you are not sure, don't allow it."
    default: nil
    }
  }
}
