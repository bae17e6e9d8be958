import GTK
import VoyagerCore

/// The tabs that play sound or listen, each to be muted and gone to.
@MainActor
final class SoundList {
  let widget = Box(.vertical, spacing: 6)

  /// Closes what the list is in.
  var close: @MainActor () -> Void = {}

  private struct Shown: Equatable {
    let tab: TabID
    let title: String
    let isMuted: Bool
    let listens: Bool
  }

  private let model: BrowserWindowModel
  private var shown: [Shown]?
  private var observation: ObservationToken?

  init(_ model: BrowserWindowModel) {
    self.model = model
    widget.addStyleClass("sound-list")
  }

  func follow() {
    observation = observe(self) { $0.update() }
  }

  /// Nobody sees it.
  func rest() {
    observation = nil
    shown = nil
    widget.children.forEach(widget.remove)
  }

  private func update() {
    let tabs = model.services.soundTabs
    let new = tabs.map {
      Shown(
        tab: $0.id, title: $0.title, isMuted: $0.isMuted, listens: $0.status.capture.contains(.microphone))
    }
    guard new != shown else {
      return
    }
    let focused = shown?.firstIndex { entry in
      widget.children.contains { $0.containsFocus } && new.contains { $0.tab == entry.tab }
    }
    shown = new
    widget.children.forEach(widget.remove)
    if tabs.isEmpty {
      widget.append(Label("Nothing plays now"))
    }
    for (tab, entry) in zip(tabs, new) { widget.append(row(tab, entry)) }
    if let focused, widget.children.indices.contains(focused) {
      widget.children[focused].children.last?.grabFocus()
    }
  }

  private func row(_ tab: TabModel, _ entry: Shown) -> Widget {
    let name = PageText.line(entry.title, limit: 100)
    let title = Label(entry.listens ? "\(name) (listens to the microphone)" : name)
    title.ellipsize = .end
    title.horizontalPosition = 0
    let go = Button(label: "")
    go.child = title
    go.hasFrame = false
    go.expandsHorizontally = true
    go.setAccessibleLabel("Go to \(title.text)")
    go.onClicked(self) { [weak tab] list in
      list.close()
      if let tab { list.model.services.goTo(tab) }
    }
    let mute = RowButton.make(
      entry.isMuted ? "Let \(name) Be Heard" : "Mute \(name)",
      icon: entry.isMuted ? "audio-volume-muted-symbolic" : "audio-volume-high-symbolic")
    mute.onClicked(self) { [weak tab] _ in tab?.setMuted(!entry.isMuted) }
    return Box(.horizontal, spacing: 6, [go, mute])
  }
}
