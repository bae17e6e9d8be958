/// A kind of question that a command line can answer beforehand.
enum AnswerKind: String, Hashable, Sendable, CaseIterable {
  case confirm
  case prompt
  case leave
  case resend
  case name
  case password
  case permission
  case file
  case color
  case save

  /// The words it may be answered with, or `nil` for any.
  var words: [String]? {
    switch self {
    case .confirm, .leave, .resend: ["yes", "no"]
    case .permission: ["allow", "deny"]
    default: nil
    }
  }

  /// How it is written, as the help shows it.
  var form: String { rawValue + "=" + (words?.joined(separator: "|") ?? "…") }
}
