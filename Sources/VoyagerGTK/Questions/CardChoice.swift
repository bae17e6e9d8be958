/// One button of a card.
struct CardChoice<Answer: Sendable> {
  enum Style: Hashable {
    case plain
    /// Destroys something, and says what.
    case destructive
    /// Gives something away: a click that was meant for the page must not hit it.
    case granting
    /// Refuses for good, so it is as safe from such a click.
    case lasting
  }

  /// A verb.
  let title: String
  let style: Style
  /// The answer at the time of the click, or `nil` while something is missing.
  let answer: @MainActor () -> Answer?

  init(_ title: String, _ style: Style = .plain, answer: @escaping @MainActor () -> Answer?) {
    self.title = title
    self.style = style
    self.answer = answer
  }

  init(_ title: String, _ style: Style = .plain, answer: Answer) {
    self.init(title, style) { answer }
  }
}
