import GTK
import VoyagerCore

/// Lies over the page in front while the person chooses a part of it for a picture.
///
/// The pointer draws the part; the arrow keys move it, with Shift they change its size. Return takes it, Escape leaves.
@MainActor
final class PartChooser {
  private let widget = Overlay()
  private let frame = Bin()
  private let take = Button(label: "Take Picture")
  private let area: Overlay
  private let model: BrowserWindowModel
  private let tab: TabModel
  private var rectangle: PartRectangle
  private var answer: CheckedContinuation<PagePart?, Never>?
  private var observation: ObservationToken?

  init(_ tab: TabModel, in model: BrowserWindowModel, over area: Overlay) {
    self.tab = tab
    self.model = model
    self.area = area
    rectangle = PartRectangle(width: area.width, height: area.height)
    widget.child = frame
    widget.addStyleClass("part-chooser")
    widget.clips = true
    widget.setCursor("crosshair")
    widget.isFocusable = true
    widget.setAccessibleRole(.group)
    widget.setAccessibleLabel("Part of the page for the picture")
    frame.horizontalAlign = .start
    frame.verticalAlign = .start
    frame.canTarget = false
    frame.addStyleClass("chosen-part")
    widget.add(bar())
    listen()
  }

  /// - Returns: What the person chose, or `nil` when they left or went to another page.
  func choose() async -> PagePart? {
    area.add(widget)
    show()
    widget.grabFocus()
    let address = tab.status.address
    observation = observe(self) { chooser in
      if chooser.model.selectedTab !== chooser.tab || chooser.tab.status.address != address {
        chooser.finish(nil)
      }
    }
    return await withCheckedContinuation { answer = $0 }
  }

  func finish(_ part: PagePart?) {
    guard let answer else {
      return
    }
    self.answer = nil
    observation = nil
    area.remove(widget)
    answer.resume(returning: part)
  }

  private func bar() -> Widget {
    let cancel = Button(label: "Cancel")
    take.addStyleClass("suggested-action")
    take.onClicked(self) { $0.finish($0.rectangle.part) }
    cancel.onClicked(self) { $0.finish(nil) }
    let hint = Label("Drag over what you want, or use the arrow keys, with Shift for its size")
    hint.wraps = true
    hint.maximumWidthInCharacters = 30
    let bar = Box(.horizontal, spacing: 12, [hint, cancel, take])
    bar.addStyleClass("part-bar")
    bar.horizontalAlign = .center
    bar.verticalAlign = .end
    bar.marginBottom = 18
    return bar
  }

  private func listen() {
    let drag = DragGesture()
    drag.onBegan(self) { chooser, x, y in
      chooser.widget.grabFocus()
      chooser.rectangle.begin(x: x, y: y)
      chooser.show()
    }
    drag.onMoved(self) { chooser, x, y in
      chooser.rectangle.drag(x: x, y: y)
      chooser.show()
    }
    widget.add(drag)
    let keys = KeyController()
    keys.onPressed(self) { chooser, key, modifiers in chooser.press(key, modifiers) }
    widget.add(keys)
  }

  private func press(_ key: Key, _ modifiers: GTK.Modifiers) -> Bool {
    switch key {
    case .escape: finish(nil)
    case .enter, .keypadEnter:
      guard widget.hasFocus else {
        return false
      }
      finish(rectangle.part)
    default:
      guard let step = PartRectangle.Step(key) else {
        return false
      }
      modifiers.contains(.shift) ? rectangle.grow(step) : rectangle.move(step)
      show()
    }
    return true
  }

  private func show() {
    frame.marginStart = Int32(rectangle.x)
    frame.marginTop = Int32(rectangle.y)
    frame.setMinimumSize(width: Int32(rectangle.shownWidth), height: Int32(rectangle.shownHeight))
    take.isSensitive = rectangle.part != nil
    widget.setAccessibleDescription(rectangle.words)
  }
}

extension PartRectangle.Step {
  fileprivate init?(_ key: Key) {
    switch key {
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    default: return nil
    }
  }
}
