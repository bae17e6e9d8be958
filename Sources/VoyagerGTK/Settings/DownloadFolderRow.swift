import Foundation
import GTK
import VoyagerCore

/// The rows of where downloads end.
@MainActor
final class DownloadFolderRow: SettingsSection {
  let group: PreferencesGroup

  private let folder: SettingPick
  private let asks: SettingSwitch

  init(_ settings: SettingsModel, above window: Window) {
    folder = SettingPick("Download Folder", otherwise: "The desktop's own") { [weak window] in
      await Self.ask(settings, above: window)
    } forget: {
      settings.update { $0.downloadFolder = nil }
    }
    asks = SettingSwitch("Ask Where to Save", "For each file that is downloaded") { isOn in
      settings.update { $0.asksForDownloads = isOn }
    }
    group = PreferencesGroup(title: "Downloads", [folder.row, asks.row])
  }

  func show(_ values: VoyagerSettings) {
    folder.show(values.downloadFolder)
    asks.show(values.asksForDownloads)
  }

  private static func ask(_ settings: SettingsModel, above window: Window?) async {
    let chooser = FileChooser(
      .folder, title: "Choose the Download Folder", parent: window, acceptLabel: "Choose")
    if let folder = settings.settings.downloadFolder {
      chooser.setFolder(folder)
    }
    guard let chosen = await chooser.choose()?.first.flatMap({ URL(string: $0) }), chosen.isFileURL else {
      return
    }
    settings.update { $0.downloadFolder = chosen.path }
  }
}
