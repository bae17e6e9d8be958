import Foundation
import GTK
import VoyagerCore

/// What the desktop hears of downloads: its dock, its power management, and the person away from the windows.
@MainActor
final class DesktopDownloads {
  private static let openAction = "open-download"
  private static let showAction = "show-download"

  private let application: Application
  private let launcher = LauncherEntry(desktopEntry: ApplicationID.main + ".desktop")
  private let services: @MainActor () -> BrowserServices?
  private var inhibition: UInt32 = 0

  init(_ application: Application, services: @escaping @MainActor () -> BrowserServices?) {
    self.application = application
    self.services = services
    add(Self.openAction) { await $0.open($1) }
    add(Self.showAction) { await $0.showInFolder($1) }
  }

  func show(_ downloads: DownloadsSummary) {
    launcher.show(count: downloads.running, progress: downloads.progress)
    if downloads.running > 0, inhibition == 0 {
      inhibition = application.inhibit(.endAndSleep, because: "Files are being downloaded")
    } else if downloads.running == 0, inhibition != 0 {
      application.allow(inhibition)
      inhibition = 0
    }
  }

  /// Who looks at a window sees it there.
  func didFinish(_ download: DownloadItem) {
    guard application.canNotify, !application.windows.contains(where: \.isActive) else {
      return
    }
    // The desktop may keep what it shows.
    let name = download.isKept ? PageText.line(download.name, limit: 255) : "A private download"
    let id = download.id.rawValue.uuidString
    let message = DesktopNotification(title: "Download complete", body: name)
    message.setDefaultAction("app." + Self.openAction, target: id)
    message.addButton("Open", action: "app." + Self.openAction, target: id)
    message.addButton("Show in Folder", action: "app." + Self.showAction, target: id)
    application.send(message, id: "download-" + id)
  }

  private func add(
    _ name: String, _ open: @escaping @MainActor (BrowserServices, DownloadItem) async -> Void
  ) {
    application.add(
      Action(name, parameter: .string, owner: self) { (desk, value) in
        guard case .string(let id) = value, let services = desk.services(),
          let item = services.downloads.items.first(where: { $0.id.rawValue.uuidString == id })
        else {
          return
        }
        Task { await open(services, item) }
      })
  }
}
