import Foundation

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

  private func folder(of download: DownloadItem) -> String {
    download.file?.deletingLastPathComponent().path ?? ""
  }
}
