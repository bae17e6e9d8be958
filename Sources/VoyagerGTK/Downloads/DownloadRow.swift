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
  }

  let widget = ListRow()
  let id: DownloadID

  private let name = Label()
  private let words = Label()
  private let bar = ProgressBar()
  private let buttons = Box(.horizontal, spacing: 0, [])
  private let act: @MainActor (Deed) -> Void
  private var deeds: [Deed] = []
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
    let text = Box(.vertical, spacing: 3, [name, words, bar])
    text.expandsHorizontally = true
    text.verticalAlign = .center
    buttons.verticalAlign = .center
    let row = Box(.horizontal, spacing: 6, [text, buttons])
    row.addStyleClass("download-row")
    widget.child = row
  }

  func show(_ item: DownloadItem, pace: Double?, isMissing: Bool) {
    let sentence = item.words(pace: pace, isMissing: isMissing)
    guard shown?.item != item || shown?.words != sentence else {
      return
    }
    shown = (item, sentence)
    let title = PageText.line(item.name)
    name.text = title
    words.text = sentence
    bar.isVisible = item.isRunning || item.state == .paused
    bar.fraction = item.fraction ?? 0
    bar.setAccessibleLabel("Progress of “\(title)”")
    widget.isActivatable = item.state == .finished && !isMissing
    widget.setAccessibleLabel("\(title): \(words.text)")
    let deeds = Self.deeds(for: item, isMissing: isMissing)
    guard deeds != self.deeds else {
      return
    }
    self.deeds = deeds
    buttons.children.forEach(buttons.remove)
    deeds.map { button(for: $0, title) }.forEach(buttons.append)
  }

  private static func deeds(for item: DownloadItem, isMissing: Bool) -> [Deed] {
    switch item.state {
    case .starting, .running: item.canPause ? [.pause, .cancel] : [.cancel]
    case .paused: [.resume, .cancel]
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
      }
    let button = Button(icon: icon, name: name)
    button.addStyleClass("flat")
    button.onClicked(self) { $0.act(deed) }
    return button
  }
}
