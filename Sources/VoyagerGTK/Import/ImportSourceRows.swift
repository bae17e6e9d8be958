import Foundation
import GTK
import VoyagerCore

/// The browsers that were found, and a file, of which one is chosen.
@MainActor
final class ImportSourceRows {
  let group = PreferencesGroup(title: "From", [])

  var onChange: @MainActor () -> Void = {}

  private let window: Window
  private let file = ActionRow(title: "A File")
  private let fileCheck = CheckButton()
  private var rows: [(source: ImportSource, check: CheckButton)] = []
  private var chosenFile: ImportSource?

  init(above window: Window) {
    self.window = window
    let choose = Button(label: "Choose…")
    choose.setAccessibleLabel("Choose a File to Import")
    choose.verticalAlign = .center
    choose.onClicked(self) { rows in Task { await rows.chooseFile() } }
    file.addSuffix(choose)
    prepare(file, fileCheck, "Bookmarks that a browser exported, or a browser's own file")
    fileCheck.on("toggled", self) { (rows: ImportSourceRows) in rows.didToggle(rows.fileCheck) }
  }

  var chosen: ImportSource? {
    fileCheck.isActive ? chosenFile : rows.first { $0.check.isActive }?.source
  }

  /// Shows the browsers that were found, the first one chosen.
  func show(_ sources: [ImportSource]) {
    for source in sources {
      let check = CheckButton()
      check.join(fileCheck)
      let row = ActionRow(title: PageText.line(source.name, limit: 80))
      prepare(row, check, Self.words(source))
      check.on("toggled", self) { (rows: ImportSourceRows) in rows.didToggle(check) }
      rows.append((source, check))
      group.add(row)
    }
    group.add(file)
    (rows.first?.check ?? fileCheck).isActive = true
    if sources.isEmpty {
      group.setDescription("No other browser was found here. A file that one exported will do.")
    }
  }

  private func prepare(_ row: ActionRow, _ check: CheckButton, _ words: String) {
    row.subtitle = words
    row.setAccessibleDescription(words)
    check.verticalAlign = .center
    row.addPrefix(check)
    row.activatableWidget = check
  }

  private static func words(_ source: ImportSource) -> String {
    switch (source.bookmarks, source.history) {
    case (nil, _): "History"
    case (_, nil): "Bookmarks"
    default: "Bookmarks and history"
    }
  }

  /// The one that is left tells as well.
  private func didToggle(_ check: CheckButton) {
    if check.isActive {
      onChange()
    }
  }

  private func chooseFile() async {
    let chooser = FileChooser(.open, title: "Choose a File to Import", parent: window, acceptLabel: "Choose")
    guard let url = await chooser.choose()?.first.flatMap({ URL(string: $0) }), url.isFileURL else {
      return
    }
    chosenFile = ImportSource(file: url)
    let words = PageText.line(url.path, limit: 120)
    file.subtitle = words
    file.setAccessibleDescription(words)
    fileCheck.isActive = true
    onChange()
  }
}
