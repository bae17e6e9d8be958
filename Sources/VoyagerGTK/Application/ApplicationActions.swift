import GTK
import VoyagerCore

/// What the desktop can ask of the program without a window: the actions of its entry.
@MainActor
enum ApplicationActions {
  /// - Parameter open: Opens a window once the run has begun.
  static func add(
    to application: Application, _ services: BrowserServices, open: @escaping @MainActor (LinkPlace) -> Void
  ) {
    application.add(Action(Command.ID.newWindow.rawValue) { open(.newWindow) })
    application.add(Action(Command.ID.newPrivateWindow.rawValue) { open(.privateWindow) })
    application.add(
      Action(Command.ID.quit.rawValue, owner: services) { services in
        Task { await services.requestQuit() }
      })
  }
}
