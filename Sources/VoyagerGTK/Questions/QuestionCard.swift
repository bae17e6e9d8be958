import GTK

/// A question over a tab's page, which it blocks, so the tab can be closed and others used.
@MainActor
final class QuestionCard<Answer: Sendable> {
  /// A click this soon after the card came was meant for the page.
  private let haste = Duration.milliseconds(500)

  private let layout: CardLayout
  private let choices: [CardChoice<Answer>]
  private let defaultIndex: Int
  private let oneAnswer: OneAnswer<Answer>
  private var firstFocus: Widget

  var widget: Widget { layout.scrim }
  var safeAnswer: Answer { oneAnswer.safeAnswer }

  /// - Parameters:
  ///   - safeAnswer: The answer when the card goes away unanswered.
  ///   - choices: The first one declines; Escape does the same.
  ///   - defaultIndex: What Enter chooses.
  init(
    heading: String, message: String = "", content: [Widget] = [], safeAnswer: Answer,
    choices: [CardChoice<Answer>], defaultIndex: Int = 0
  ) {
    layout = CardLayout(
      heading: heading, message: message, content: content, buttons: choices.map(\.title))
    self.choices = choices
    self.defaultIndex = defaultIndex
    oneAnswer = OneAnswer(safeAnswer: safeAnswer)
    firstFocus = layout.buttons[defaultIndex]
    connect()
  }

  /// Waits until the person answers, the card is removed or the task is cancelled.
  func answer() async -> Answer { await oneAnswer.value() }

  /// Puts the focus into a field instead of on the default button.
  func focusFirst(on field: Widget) { firstFocus = field }

  func setEnabled(_ isEnabled: Bool, choice index: Int) { layout.buttons[index].isSensitive = isEnabled }

  /// What Enter does.
  func chooseDefault() { choose(defaultIndex) }

  private func choose(_ index: Int) {
    guard layout.buttons[index].isSensitive, let answer = choices[index].answer() else {
      return
    }
    oneAnswer.give(answer)
  }

  private func connect() {
    for (index, choice) in choices.enumerated() {
      let button = layout.buttons[index]
      button.onClicked(self) { $0.choose(index) }
      if choice.style == .destructive {
        button.addStyleClass("destructive-action")
      } else if index == defaultIndex, choices.count > 1 {
        button.addStyleClass("suggested-action")
      }
      button.canTarget = choice.style != .granting && choice.style != .lasting
    }
    widget.on("map", self) { card in card.didAppear() }
    widget.onNotify("parent", self) { card in card.didMove() }
    let keys = KeyController()
    keys.captureFirst()
    keys.onPressed(self) { card, key, modifiers in card.press(key, modifiers) }
    widget.add(keys)
  }

  private func didAppear() {
    firstFocus.grabFocus()
    widget.window?.isFocusVisible = true
    Task { [haste, weak self] in
      try? await Task.sleep(for: haste)
      self?.layout.buttons.forEach { $0.canTarget = true }
    }
  }

  private func didMove() {
    if widget.parent == nil {
      oneAnswer.decline()
    }
  }

  private func press(_ key: Key, _ modifiers: Modifiers) -> Bool {
    switch (key, modifiers) {
    case (.escape, []):
      choose(0)
    case (.tab, []):
      widget.moveFocusInside(.forward)
    case (.tab, .shift), (.backTab, .shift), (.backTab, []):
      widget.moveFocusInside(.backward)
    case (.enter, []), (.keypadEnter, []):
      // Buttons and fields know Enter themselves.
      guard widget.window?.focusedWidget?.cast(to: Label.self) != nil else {
        return false
      }
      chooseDefault()
    default:
      return false
    }
    return true
  }
}
