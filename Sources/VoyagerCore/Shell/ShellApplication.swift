/// The part of a shell that belongs to no single window.
@MainActor
public protocol ShellApplication: AnyObject {
  /// Draws a window. Called once for each window, before it has tabs.
  func makeShell(for window: BrowserWindowModel) -> any BrowserShell

  /// Every window is closed and nothing waits: the process may end.
  func quit()

  /// Downloads began, came further or ended: for what the desktop shows of the program, and to keep it awake. Default:
  /// nothing.
  func didChange(_ downloads: DownloadsSummary)

  /// A file is whole: the person hears of it also where no window is in front. Default: nothing.
  func didFinish(_ download: DownloadItem)
}

extension ShellApplication {
  public func didChange(_ downloads: DownloadsSummary) {}

  public func didFinish(_ download: DownloadItem) {}
}
