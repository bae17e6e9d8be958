public import VoyagerCore

/// Gives each window a scripted shell.
@MainActor
public final class ScriptedApplication: ShellApplication {
  public private(set) var shells: [WindowID: ScriptedShell] = [:]
  public private(set) var quits = 0
  public private(set) var downloads = DownloadsSummary()
  public private(set) var finished: [DownloadItem] = []

  public init() {}

  public func makeShell(for window: BrowserWindowModel) -> any BrowserShell {
    let shell = ScriptedShell()
    shells[window.id] = shell
    return shell
  }

  public func quit() {
    quits += 1
  }

  public func didChange(_ downloads: DownloadsSummary) { self.downloads = downloads }

  public func didFinish(_ download: DownloadItem) { finished.append(download) }
}
