import Foundation
import GTK
import VoyagerCore

/// Shows a file's checksum, and compares it with one that the person was given.
@MainActor
final class ChecksumDialog {
  private let dialog: MessageDialog
  private let entry = Entry()
  private let verdict = Label()
  private var checksum: String?

  private init(_ download: DownloadItem, above parent: Window?) {
    let name = PageText.line(download.name, limit: 255)
    dialog = MessageDialog(heading: "SHA-256", body: "Being computed for “\(name)”…", parent: parent)
    dialog.addResponse("close", "Close")
    dialog.addResponse("copy", "Copy")
    dialog.setEnabled("copy", false)
    dialog.closeResponse = "close"
    entry.placeholder = "Paste the one you were given"
    entry.setAccessibleLabel("The checksum that you were given")
    verdict.wraps = true
    verdict.justification = .center
    dialog.extraChild = Box(.vertical, spacing: 6, [entry, verdict])
    entry.on("changed", self) { (dialog: ChecksumDialog) in dialog.compare() }
  }

  static func show(_ download: DownloadItem, of downloads: DownloadsModel, above parent: Window?) async {
    let shown = ChecksumDialog(download, above: parent)
    let computing = Task { shown.show(await downloads.checksum(of: download.id), download) }
    let answer = await shown.dialog.ask()
    computing.cancel()
    if answer == "copy", let checksum = shown.checksum {
      Display.current?.clipboard.set(checksum)
    }
  }

  private func show(_ checksum: String?, _ download: DownloadItem) {
    guard let checksum else {
      dialog.body = "“\(PageText.line(download.name, limit: 255))” could not be read."
      entry.isSensitive = false
      return
    }
    self.checksum = checksum
    dialog.body = checksum
    dialog.setEnabled("copy", true)
    compare()
  }

  private func compare() {
    verdict.removeStyleClass("success")
    verdict.removeStyleClass("error")
    switch DownloadsModel.compare(checksum, with: entry.text) {
    case nil: verdict.text = ""
    case true?:
      verdict.text = "It is the same: the file is what you were promised."
      verdict.addStyleClass("success")
    case false?:
      verdict.text = "It is another one: the file is not what you were promised."
      verdict.addStyleClass("error")
    }
  }
}
