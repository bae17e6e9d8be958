import Foundation
import GTK
import Testing
import VoyagerCore
import VoyagerWebKit

@testable import VoyagerGTK

/// The whole program, with real windows and real pages, on a profile of its own.
@MainActor
final class Program {
  let application: VoyagerApplication
  let services: BrowserServices
  private let folder: URL

  init() throws {
    WebKitEngine.prepareProcess()
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("voyager-\(UUID().uuidString)")
    var options = LaunchOptions()
    options.profile = folder.path
    application = VoyagerApplication(Profile(options), options) { _ in WebKitEngine() }
    try application.application.register()
    services = try #require(application.services)
  }

  isolated deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Opens a window on the start page.
  func openWindow() throws -> BrowserWindowModel {
    services.openLinks([.start], .newWindow)
    return try #require(services.activeWindow)
  }
}
