import Foundation
import GTK
import VoyagerCore

/// One download in the list: its name, how it goes, and what can be done with it.
@MainActor
final class DownloadRow {
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
  private let act: @MainActor (DownloadDeed) -> Void
  private var offers: [DownloadOffer] = []
  private var file: String?
  private var shown: (item: DownloadItem, words: String)?

  init(_ item: DownloadItem, act: @escaping @MainActor (DownloadDeed) -> Void) {
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
    let isRenamed = shown?.item.name != item.name
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
    let offers = DownloadOffer.all(for: item, isMissing: isMissing)
    guard isRenamed || offers != self.offers else {
      return
    }
    self.offers = offers
    buttons.children.forEach(buttons.remove)
    offers.map { button($0, title) }.forEach(buttons.append)
    buttons.append(more)
  }

  private func fillMenu() {
    let popover = Popover()
    var entries: [(String, DownloadDeed)] = [("Copy Address", .copyAddress)]
    if file != nil {
      entries.append(("Checksum…", .checksum))
    }
    let entryButtons = entries.map { title, deed in
      let button = Button(label: title)
      button.addStyleClass("flat")
      button.onClicked(self) { row in
        row.more.popover?.close()
        row.act(deed)
      }
      return button
    }
    popover.child = Box(.vertical, spacing: 0, entryButtons)
    more.popover = popover
  }

  private func button(_ offer: DownloadOffer, _ title: String) -> Button {
    let button = Button(icon: offer.icon, name: offer.words(title))
    button.addStyleClass("flat")
    button.onClicked(self) { $0.act(offer.deed) }
    return button
  }
}
