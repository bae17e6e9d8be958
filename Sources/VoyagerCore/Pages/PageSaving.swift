import Foundation

/// Saves a page to a file that the person chooses.
@MainActor
struct PageSaving {
  let services: BrowserServices
  var format = PageFormat.mhtml

  /// Asks where, and writes what was in front when the person asked for it.
  func save(_ tab: TabModel) {
    Task {
      let file = format == .mhtml ? await shownFile(in: tab) : nil
      ask(for: tab, saving: file)
    }
  }

  /// The file that is shown, where it is no web page: it is kept as it came, and the server is asked for nothing.
  private func shownFile(in tab: TabModel) async -> PageSource? {
    guard let source = try? await tab.surface?.source(), source.isFile else {
      return nil
    }
    return source
  }

  private func ask(for tab: TabModel, saving source: PageSource?) {
    let name = DownloadName.safe(
      suggested: source == nil ? "\(tab.title).\(format.fileExtension)" : "", address: tab.status.address,
      type: source?.type ?? "")
    let asker = tab.asker
    let request = Request<URL?>(safeAnswer: nil) { [self, weak tab] file in
      guard let file, let tab else {
        return
      }
      Task { await write(source, of: tab, to: file) }
    }
    tab.questions.ask(request) { await $0.chooseDestination(named: name, for: asker) }
  }

  /// Writes beside the file and renames, so that a failure leaves an older file whole.
  private func write(_ source: PageSource?, of tab: TabModel, to file: URL) async {
    let folder = DownloadFolder(of: file)
    let part = file.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString).part")
    do {
      guard let surface = tab.surface else { throw SurfaceError(message: "The page has gone.") }
      switch format {
      case .mhtml:
        if let source {
          try await Self.write(source.bytes, to: part)
        } else {
          try await surface.save(to: part)
        }
      case .html: try await Self.write(surface.source().bytes, to: part)
      case .pdf: try await surface.printPage(to: part)
      }
      _ = try await folder.finish(part, as: file.lastPathComponent, replacing: file)
    } catch {
      await folder.remove(part)
      services.show(Notice("The page could not be saved (\(error.failureReason))."), for: tab)
    }
  }

  @concurrent
  private static func write(_ bytes: Data, to file: URL) async throws { try bytes.write(to: file) }
}
