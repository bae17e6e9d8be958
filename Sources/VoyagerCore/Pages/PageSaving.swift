import Foundation

/// Saves a page to a file that the person chooses.
@MainActor
struct PageSaving {
  let services: BrowserServices
  var format = PageFormat.mhtml

  func save(_ tab: TabModel) {
    let name = DownloadName.safe(
      suggested: "\(tab.title).\(format.fileExtension)", address: tab.status.address, type: "")
    let asker = tab.asker
    let request = Request<URL?>(safeAnswer: nil) { [services, format, weak tab] file in
      guard let file, let tab else {
        return
      }
      Task { await PageSaving(services: services, format: format).write(tab, to: file) }
    }
    tab.questions.ask(request) { await $0.chooseDestination(named: name, for: asker) }
  }

  /// Writes beside the file and renames, so that a failure leaves an older file whole.
  private func write(_ tab: TabModel, to file: URL) async {
    let part = file.deletingLastPathComponent().appendingPathComponent(".\(file.lastPathComponent).part")
    do {
      guard let surface = tab.surface else { throw SurfaceError(message: "The page has gone.") }
      switch format {
      case .mhtml: try await surface.save(to: part)
      case .html: try await surface.source().bytes.write(to: part)
      case .pdf: try await surface.printPage(to: part)
      }
      guard rename(part.path, file.path) == 0 else { throw StoreProblem.unwritable(SystemFailure().words) }
    } catch {
      try? FileManager.default.removeItem(at: part)
      services.show(Notice("The page could not be saved (\(error.failureReason))."), for: tab)
    }
  }
}
