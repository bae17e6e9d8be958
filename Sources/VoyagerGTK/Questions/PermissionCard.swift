import VoyagerCore

/// Asks for a permission, and for how long.
@MainActor
enum PermissionCard {
  static func make(_ question: PermissionQuestion, from asker: Asker) -> QuestionCard<PermissionAnswer> {
    QuestionCard(
      heading: "\(Asker.sentenceStart(question.origin)) asks \(question.kind.wish)",
      message: message(question, from: asker), safeAnswer: .denyOnce,
      choices: choices(question.durations))
  }

  private static func choices(_ durations: Set<PermissionDuration>) -> [CardChoice<PermissionAnswer>] {
    let allowing = PermissionDuration.allCases.filter(durations.contains).map { duration in
      CardChoice(title(duration), .granting, answer: PermissionAnswer(.allow, duration))
    }
    let never = CardChoice("Never allow", .lasting, answer: PermissionAnswer(.deny, .always))
    return [CardChoice("Don't allow", answer: .denyOnce)] + allowing
      + (durations.contains(.always) ? [never] : [])
  }

  private static func title(_ duration: PermissionDuration) -> String {
    switch duration {
    case .once: "Allow this time"
    case .whileOpen: "Allow while the site is open"
    case .always: "Always allow"
    }
  }

  private static func message(_ question: PermissionQuestion, from asker: Asker) -> String {
    let isPart = question.origin.origin != asker.page.origin
    let place = isPart ? "It is a part of the page from \(PageText.line(asker.name, limit: 100))." : nil
    return [place ?? question.doubt.map { PageText.body($0) }, remark(question.kind)].compactMap(\.self)
      .joined(separator: "\n")
  }

  private static func remark(_ kind: PermissionKind) -> String? {
    switch kind {
    case .screen: "It sees everything that you let it see, also messages that come in."
    case .clipboard: "That may be a password, if you copied one."
    case .pointerLock: "If you allow it, click on the page again. Escape gives the pointer back."
    case .storageAccess: "It can then use what it saved when you visited it."
    case .other: "If you are not sure, don't allow it."
    default: nil
    }
  }
}
