/// The commands of one window: the menu, the keyboard and a terminal all run these.
@MainActor
public final class WindowCommands {
  /// In the order in which a terminal lists them.
  public let all: [Command]
  private let byID: [Command.ID: Command]

  private unowned let window: BrowserWindowModel

  init(window: BrowserWindowModel) {
    self.window = window
    unowned let window = window
    let page = PageCommands(window: window)
    let settings = window.services.settings
    all =
      (TabStripCommands(window: window).all + page.all + PageToolCommands(window: window).all
      + ViewCommands(window: window).all + ApplicationCommands(window: window).all)
      .map { $0.following(settings) }
    byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
  }

  public subscript(_ id: Command.ID) -> Command? {
    byID[id] ?? IdentityCommands(window: window).all.first { $0.id == id }
      ?? AccountCommands(window: window).groups.flatMap(\.commands).first { $0.id == id }
  }

  /// Runs a command, if there is one of this name and it can be run now.
  public func run(_ id: Command.ID) {
    self[id]?.run()
  }
}
