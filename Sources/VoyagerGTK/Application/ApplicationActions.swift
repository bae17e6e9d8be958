import GTK
import VoyagerCore

/// What the desktop can ask of the program without a window: the actions of its entry.
@MainActor
enum ApplicationActions {
  static func add(to application: Application, _ services: BrowserServices) {
    application.add(
      Action(Command.ID.newWindow.rawValue, owner: services) { $0.openLinks([], .newWindow) })
    application.add(
      Action(Command.ID.newPrivateWindow.rawValue, owner: services) { $0.openLinks([], .privateWindow) }
    )
    application.add(
      Action(Command.ID.quit.rawValue, owner: services) { services in
        Task { await services.requestQuit() }
      })
  }
}
