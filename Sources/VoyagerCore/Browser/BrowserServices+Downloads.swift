import Foundation
import Observation

extension BrowserServices {
  /// Brings back what earlier runs downloaded, and forgets that of identities that are no more.
  public func loadDownloads() async {
    await downloads.load(of: identities.isComplete ? Set(identities.identities.map(\.id)) : nil)
  }

  /// Opens a finished file in the app that the desktop has for it.
  public func open(_ download: DownloadItem) async {
    guard let file = download.file, download.state == .finished else {
      return
    }
    if await externalApps?.open(file) != true {
      show(Notice("No app could open “\(download.name)”. It is in the folder “\(folder(of: download))”."))
    }
  }

  /// Shows a finished file in its folder.
  public func showInFolder(_ download: DownloadItem) async {
    guard let file = download.file, download.state == .finished else {
      return
    }
    if await externalApps?.show(file) != true {
      show(Notice("No app could show the folder “\(folder(of: download))”."))
    }
  }

  /// The one who knows which identities and windows there are answers for the list.
  func followDownloads() {
    downloads.resuming = { [weak self] in self?.resume($0, from: $1) }
    downloads.choosing = { [weak self] in await self?.destination(of: $0) ?? .folder }
    downloads.didSettle = { [weak self] in self?.didSettle($0) }
    tellDownloads()
  }

  private func didSettle(_ download: DownloadItem) {
    downloadQuestions.withdraw(download.id)
    if download.state == .finished, download.identity != nil {
      application?.didFinish(download)
    }
  }

  private func tellDownloads() {
    let summary = withObservationTracking {
      downloads.summary
    } onChange: { [weak self] in
      Task { @MainActor in self?.tellDownloads() }
    }
    if summary != toldDownloads {
      toldDownloads = summary
      application?.didChange(summary)
    }
  }

  private func destination(of download: DownloadItem) async -> DownloadDestination {
    guard settings.settings.asksForDownloads, download.identity != nil else {
      return .folder
    }
    let window = download.tab.flatMap { tab($0)?.window } ?? activeWindow
    guard let window, window.identity.kind != .automation else {
      return .folder
    }
    return await downloadQuestions.destination(of: download, in: window, from: download.tab ?? TabID())
  }

  /// Whether the browser may be left, as far as downloads are concerned.
  func mayLeaveDownloads() async -> Bool {
    guard let question = downloads.leavingQuestion, let shell = activeWindow?.shell else {
      return true
    }
    switch await shell.decide(question) {
    case .stay: return false
    case .goOn: return true
    case .stop:
      await downloads.stop()
      return true
    }
  }

  /// Takes what identities downloaded in a time out of the list; the files stay.
  public func clearDownloads(_ range: SiteDataRange, of identities: [Identity]) async {
    let start = range.time.map { Date().addingTimeInterval(-TimeInterval($0.components.seconds)) }
    for identity in identities {
      downloads.clear(identity.id, since: start)
    }
    await downloads.finishSaving()
  }

  private func folder(of download: DownloadItem) -> String {
    download.file?.deletingLastPathComponent().path ?? ""
  }
}
