import GTK

/// The widgets of a card, from the dimmed page to the buttons.
@MainActor
struct CardLayout {
  private static let widest: Int32 = 460
  /// What is longer scrolls.
  private static let longestPlainMessage = 160
  /// Buttons with longer titles stand below each other.
  private static let longestTitleInRow = 15

  /// Covers the page, so that no click reaches it.
  let scrim = ScrolledWindow()
  let panel = Box(.vertical, spacing: 12)
  let buttons: [Button]

  init(heading: String, message: String, content: [Widget], buttons titles: [String]) {
    buttons = titles.map(Self.button)
    panel.append(Self.heading(heading))
    if !message.isEmpty {
      panel.append(Self.message(message))
    }
    content.forEach(panel.append)
    panel.append(Self.row(buttons, titles))
    panel.addStyleClass("question-card")

    let clamp = Clamp()
    clamp.maximumSize = Self.widest
    clamp.child = panel
    clamp.setMargins(12)
    clamp.verticalAlign = .center
    clamp.expandsVertically = true
    // Large text on a small page scrolls as a whole.
    scrim.horizontalPolicy = .never
    scrim.child = clamp
    scrim.addStyleClass("question-scrim")
    panel.setAccessibleRole(.alertDialog)
    panel.setAccessiblyModal(true)
    panel.setAccessibleLabel(heading)
    panel.setAccessibleDescription(PageText.line(message, limit: 500))
  }

  private static func heading(_ text: String) -> Label {
    let label = Label(text)
    label.wrapAnywhere()
    label.horizontalPosition = 0
    label.addStyleClass("question-heading")
    return label
  }

  private static func message(_ text: String) -> Widget {
    let label = Label(text)
    label.wrapAnywhere()
    label.isSelectable = true
    label.horizontalPosition = 0
    label.verticalAlign = .start
    let isShort = text.count <= longestPlainMessage && text.count(where: \.isNewline) < 4
    guard !isShort else {
      return label
    }
    // A scroller asks for the height at the label's own width, which would be that of one endless line.
    label.maximumWidthInCharacters = 50
    let scroller = ScrolledWindow()
    scroller.horizontalPolicy = .never
    scroller.propagatesHeight = true
    scroller.minimumHeight = 80
    scroller.maximumHeight = 240
    scroller.child = label
    return scroller
  }

  private static func button(_ title: String) -> Button {
    let button = Button(label: title)
    if let label = button.child?.cast(to: Label.self) {
      label.wrapAnywhere()
      label.justification = .center
    }
    return button
  }

  private static func row(_ buttons: [Button], _ titles: [String]) -> Box {
    let isShort = titles.allSatisfy { $0.count <= longestTitleInRow }
    let row = Box(isShort ? .horizontal : .vertical, spacing: 12, buttons)
    row.isHomogeneous = isShort
    row.marginTop = 6
    buttons.forEach { $0.expandsHorizontally = true }
    return row
  }
}

extension Label {
  /// Breaks inside long words as well, without a hyphen: in a host's name it would be part of the name.
  fileprivate func wrapAnywhere() {
    wraps = true
    wrapMode = .wordOrCharacter
    setAttributes([TextAttribute(.insertsHyphens(false))])
  }
}
