import Foundation

/// Saves a page to a file that the person chooses.
@MainActor
struct PageSaving {
  let services: BrowserServices

  func save(_ tab: TabModel) {
    let name = DownloadName.safe(suggested: "\(tab.title).mhtml", address: tab.status.address, type: "")
    let asker = tab.asker
    let request = Request<URL?>(safeAnswer: nil) { [services, weak tab] file in
      guard let file, let tab else {
        return
      }
      Task { await write(tab, to: file, services) }
    }
    tab.questions.ask(request) { await $0.chooseDestination(named: name, for: asker) }
  }

  /// Writes beside the file and renames, so that a failure leaves an older file whole.
  private func write(_ tab: TabModel, to file: URL, _ services: BrowserServices) async {
    let part = file.deletingLastPathComponent().appendingPathComponent(".\(file.lastPathComponent).part")
    do {
      try await tab.surface?.save(to: part)
      guard rename(part.path, file.path) == 0 else { throw StoreProblem.unwritable(SystemFailure().words) }
    } catch {
      try? FileManager.default.removeItem(at: part)
      let reason = (error as? StoreProblem)?.reason ?? error.localizedDescription
      services.show(Notice("The page could not be saved (\(reason))."), for: tab)
    }
  }
}
