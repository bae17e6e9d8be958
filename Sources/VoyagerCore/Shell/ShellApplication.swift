/// The part of a shell that belongs to no single window.
@MainActor
public protocol ShellApplication: AnyObject {
  /// Draws a window. Called once for each window, before it has tabs.
  func makeShell(for window: BrowserWindowModel) -> any BrowserShell

  /// Every window is closed and nothing waits: the process may end.
  func quit()
}
