public import VoyagerCore

/// Gives each window a scripted shell.
@MainActor
public final class ScriptedApplication: ShellApplication {
  public private(set) var shells: [WindowID: ScriptedShell] = [:]
  public private(set) var quits = 0

  public init() {}

  public func makeShell(for window: BrowserWindowModel) -> any BrowserShell {
    let shell = ScriptedShell()
    shells[window.id] = shell
    return shell
  }

  public func quit() {
    quits += 1
  }
}
