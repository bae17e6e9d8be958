import Foundation
import GTK
import VoyagerCore

/// The row of the folder in which downloads end.
@MainActor
final class DownloadFolderRow {
  let row = ActionRow(title: "Download Folder")

  private let settings: SettingsModel
  private let choose = Button(label: "Choose…")
  private let reset = Button(icon: "edit-undo-symbolic", name: "Use the Desktop's Download Folder")

  init(_ settings: SettingsModel) {
    self.settings = settings
    choose.setAccessibleLabel("Choose the Download Folder…")
    reset.tooltip = "Use the Desktop's Download Folder"
    reset.addStyleClass("flat")
    for button in [reset, choose] {
      button.verticalAlign = .center
      row.addSuffix(button)
    }
    row.activatableWidget = choose
    choose.onClicked(self) { row in Task { await row.ask() } }
    reset.onClicked(self) { $0.settings.update { $0.downloadFolder = nil } }
  }

  func show(_ folder: String?) {
    let words = folder ?? "The desktop's own"
    row.subtitle = words
    row.setAccessibleDescription(words)
    reset.isVisible = folder != nil
  }

  private func ask() async {
    let chooser = FileChooser(
      .folder, title: "Choose the Download Folder", parent: row.window, acceptLabel: "Choose")
    if let folder = settings.settings.downloadFolder {
      chooser.setFolder(folder)
    }
    guard let chosen = await chooser.choose()?.first.flatMap({ URL(string: $0) }), chosen.isFileURL else {
      return
    }
    settings.update { $0.downloadFolder = chosen.path }
  }
}
