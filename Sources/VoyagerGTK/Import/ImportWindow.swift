import Foundation
import GTK
import VoyagerCore
import VoyagerLinux

/// The window in which a person brings bookmarks and history over from another browser.
@MainActor
final class ImportWindow {
  let window = Window()

  private let model: ImportModel
  private let form: ImportForm
  private let start = Button(label: "Import")
  private let stop = Button(label: "Cancel")
  private let progress = ProgressBar()
  private let words = Label()
  private var observation: ObservationToken?

  init(_ services: BrowserServices, above parent: Window) {
    model = ImportModel(bookmarks: services.bookmarks, history: services.history)
    form = ImportForm(services, above: window)
    window.title = "Import from Another Browser"
    window.defaultSize = (560, 680)
    window.child = content()
    window.transientFor = parent
    window.isModal = true
    window.destroysWithParent = true
    window.addStyleClass("voyager")
    window.closeOnEscape()
    window.onCloseRequest(self) { window in
      window.model.cancel()
      return false
    }
    form.onChange = { [weak self] in self?.update() }
    observation = observe(self) { $0.update() }
    Task { [weak form] in
      let found = await ImportSources.find(in: LinuxBrowserPlaces.all())
      form?.show(found)
    }
  }

  private func content() -> Widget {
    for button in [start, stop] {
      button.addStyleClass("pill")
      button.horizontalAlign = .center
    }
    start.addStyleClass("suggested-action")
    start.onClicked(self) { $0.begin() }
    stop.onClicked(self) { $0.model.cancel() }
    stop.isVisible = false
    progress.setAccessibleLabel("Progress of the import")
    words.wraps = true
    words.justification = .center
    return ScrolledColumn.make(Box(.vertical, spacing: 24, [form.widget, words, progress, start, stop]))
  }

  private func begin() {
    guard let choice = form.choice else {
      return
    }
    model.start(choice)
  }

  private func update() {
    let isWorking = model.isWorking
    let hadWork = stop.isVisible
    form.widget.isSensitive = !isWorking
    start.isVisible = !isWorking
    start.isSensitive = form.choice != nil
    stop.isVisible = isWorking
    progress.isVisible = isWorking
    switch model.state {
    case .idle: words.text = ""
    case .working(let sentence, let fraction):
      words.text = sentence
      progress.fraction = fraction ?? 0
    case .finished(let sentences): words.text = sentences.joined(separator: "\n")
    }
    if hadWork != isWorking {
      // The button that had the keyboard is gone.
      (isWorking ? stop : start).grabFocus()
    }
    words.isVisible = !words.text.isEmpty
  }
}
