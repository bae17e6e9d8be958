import GTK
import VoyagerCore

/// Asks whether a password is to be saved, in a corner of the page, which can be used meanwhile.
@MainActor
final class SavingBubble {
  private static let haste = Duration.milliseconds(500)

  let widget = Box(.vertical, spacing: 12)
  private let name = Entry()
  private let sharing: CheckButton?
  private let granting: [Button]
  private let answer = OneAnswer<SavingQuestion.Answer>(safeAnswer: .notNow)

  init(_ question: SavingQuestion) {
    let site = PageText.line(question.siteName, limit: 60)
    let isNew = question.kind == .save
    let heading = isNew ? "Save the password for \(site)?" : "Change the saved password for \(site)?"
    sharing =
      isNew && question.identity != nil ? CheckButton(label: "Also offer it in other identities") : nil
    let save = Button(label: isNew ? "Save" : "Change")
    save.addStyleClass("suggested-action")
    let never = Button(label: "Never Here")
    let later = Button(label: "Not Now")
    granting = isNew ? [save, never] : [save]
    widget.append(Self.label(heading, "question-heading"))
    if let identity = question.identity {
      widget.append(Self.label("It is kept for “\(PageText.line(identity, limit: 40))”.", "dim-label"))
    }
    name.text = question.name
    name.isSensitive = isNew
    name.placeholder = "No name"
    name.setAccessibleLabel("User name")
    widget.append(name)
    if let sharing { widget.append(sharing) }
    let buttons = Box(.horizontal, spacing: 6, isNew ? [later, never, save] : [later, save])
    buttons.isHomogeneous = true
    widget.append(buttons)
    widget.addStyleClass("question-card")
    widget.addStyleClass("saving-bubble")
    widget.setAccessibleRole(.alertDialog)
    widget.setAccessibleLabel(heading)
    widget.horizontalAlign = .end
    widget.verticalAlign = .start
    widget.setMargins(12)
    save.onClicked(self) { $0.save() }
    later.onClicked(self) { $0.answer.give(.notNow) }
    never.onClicked(self) { $0.answer.give(.never) }
    name.on("activate", self) { (bubble: SavingBubble) in bubble.save() }
    connect(heading)
  }

  /// Waits until the person answers, it is removed or the task is cancelled.
  func reply() async -> SavingQuestion.Answer { await answer.value() }

  private func save() {
    answer.give(.save(name: name.text, isShared: sharing?.isActive ?? false))
  }

  private func connect(_ heading: String) {
    granting.forEach { $0.canTarget = false }
    widget.on("map", self) { bubble in
      bubble.widget.announce(heading)
      Task { [weak bubble] in
        try? await Task.sleep(for: Self.haste)
        bubble?.granting.forEach { $0.canTarget = true }
      }
    }
    widget.onNotify("parent", self) { bubble in
      if bubble.widget.parent == nil { bubble.answer.decline() }
    }
    let keys = KeyController()
    keys.captureFirst()
    keys.onPressed(self) { bubble, key, modifiers in
      guard key == .escape, modifiers == [] else { return false }
      bubble.answer.give(.notNow)
      return true
    }
    widget.add(keys)
  }

  private static func label(_ text: String, _ style: String) -> Label {
    let label = Label(text)
    label.wraps = true
    label.wrapMode = .wordOrCharacter
    label.horizontalPosition = 0
    label.maximumWidthInCharacters = 36
    label.addStyleClass(style)
    return label
  }
}
