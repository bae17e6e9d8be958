import Foundation
import GTK
import VoyagerCore

/// One download in the list: its name, how it goes, and what can be done with it.
@MainActor
final class DownloadRow {
  /// What a person does with a download.
  enum Deed {
    case pause
    case resume
    case cancel
    case showInFolder
    case remove
    case keep
    case discard
    case copyAddress
    case checksum
  }

  let widget = ListRow()
  let id: DownloadID

  private let name = Label()
  private let words = Label()
  private let bar = ProgressBar()
  private let buttons = Box(.horizontal, spacing: 0, [])
  private let decision: Box
  private let keep = Button(label: "Keep")
  private let discard = Button(label: "Discard")
  private let more = MenuButton(icon: "view-more-symbolic", name: "More")
  private let act: @MainActor (Deed) -> Void
  private var deeds: [Deed] = []
  private var file: String?
  private var shown: (item: DownloadItem, words: String)?

  init(_ item: DownloadItem, act: @escaping @MainActor (Deed) -> Void) {
    id = item.id
    self.act = act
    for label in [name, words] {
      label.horizontalPosition = 0
      label.ellipsize = .middle
    }
    words.ellipsize = .end
    words.addStyleClass("caption")
    words.addStyleClass("dim-label")
    words.wrapMode = .wordOrCharacter
    decision = Box(.horizontal, spacing: 6, [discard, keep])
    let text = Box(.vertical, spacing: 3, [name, words, bar, decision])
    text.expandsHorizontally = true
    text.verticalAlign = .center
    buttons.verticalAlign = .center
    let row = Box(.horizontal, spacing: 6, [text, buttons])
    row.addStyleClass("download-row")
    widget.child = row
    keep.onClicked(self) { $0.act(.keep) }
    discard.onClicked(self) { $0.act(.discard) }
    more.hasFrame = false
    more.verticalAlign = .center
    more.onOpening(self) { $0.fillMenu() }
    let source = DragSource()
    source.onPrepareFile(self) { $0.file }
    widget.add(source)
  }

  func show(_ item: DownloadItem, pace: Double?, isMissing: Bool) {
    let sentence = item.words(pace: pace, isMissing: isMissing)
    guard shown?.item != item || shown?.words != sentence else {
      return
    }
    shown = (item, sentence)
    // All of it: the end says what it is.
    let title = PageText.line(item.name, limit: 255)
    name.text = title
    words.text = sentence
    bar.isVisible = item.isRunning || item.state == .paused
    bar.fraction = item.fraction ?? 0
    bar.setAccessibleLabel("Progress of “\(title)”")
    keep.setAccessibleLabel("Keep “\(title)”")
    discard.setAccessibleLabel("Discard “\(title)”")
    decision.isVisible = item.danger != nil
    words.wraps = item.danger != nil
    words.ellipsize = item.danger == nil ? .end : .none
    file = isMissing ? nil : item.file?.path
    more.tooltip = "More for “\(title)”"
    more.setAccessibleLabel("More for “\(title)”")
    widget.isActivatable = item.state == .finished && !isMissing
    widget.setAccessibleLabel("\(title): \(words.text)")
    let deeds = Self.deeds(for: item, isMissing: isMissing)
    guard deeds != self.deeds else {
      return
    }
    self.deeds = deeds
    buttons.children.forEach(buttons.remove)
    deeds.map { button(for: $0, title) }.forEach(buttons.append)
    buttons.append(more)
  }

  private func fillMenu() {
    let popover = Popover()
    var entries: [(String, Deed)] = [("Copy Address", .copyAddress)]
    if file != nil {
      entries.append(("Checksum…", .checksum))
    }
    let entryButtons = entries.map { title, deed in
      let button = Button(label: title)
      button.addStyleClass("flat")
      button.onClicked(self) { [weak popover] row in
        popover?.close()
        row.act(deed)
      }
      return button
    }
    popover.child = Box(.vertical, spacing: 0, entryButtons)
    more.popover = popover
  }

  private static func deeds(for item: DownloadItem, isMissing: Bool) -> [Deed] {
    switch item.state {
    case .starting, .running: item.canPause ? [.pause, .cancel] : [.cancel]
    case .paused: [.resume, .cancel]
    case .held: []
    case .failed: item.canResume ? [.resume, .remove] : [.remove]
    case .finished: isMissing ? [.remove] : [.showInFolder, .remove]
    }
  }

  private func button(for deed: Deed, _ title: String) -> Button {
    let (icon, name) =
      switch deed {
      case .pause: ("media-playback-pause-symbolic", "Pause “\(title)”")
      case .resume: ("view-refresh-symbolic", "Go On with “\(title)”")
      case .cancel: ("process-stop-symbolic", "Cancel “\(title)”")
      case .showInFolder: ("folder-symbolic", "Show “\(title)” in Its Folder")
      case .remove: ("list-remove-symbolic", "Take “\(title)” out of the List")
      case .keep: ("emblem-ok-symbolic", "Keep “\(title)”")
      case .discard: ("user-trash-symbolic", "Discard “\(title)”")
      case .copyAddress: ("edit-copy-symbolic", "Copy the Address of “\(title)”")
      case .checksum: ("view-more-symbolic", "Checksum of “\(title)”")
      }
    let button = Button(icon: icon, name: name)
    button.addStyleClass("flat")
    button.onClicked(self) { $0.act(deed) }
    return button
  }
}
