public import Foundation
import GTK
public import VoyagerCore

/// Finds and starts other apps as the desktop has them set.
@MainActor
public final class LinuxExternalApps: ExternalApps {
  /// Schemes that a browser opens itself, or that must never leave it: an app would run or read what a page says.
  static let keptSchemes: Set<String> = [
    "http", "https", "ws", "wss", "file", "voyager", "javascript", "vbscript", "data", "blob", "filesystem",
    "about", "view-source", "resource", "webkit",
  ]

  /// The name of Voyager's own desktop entry, which would send an address round in a circle.
  private let ownEntry: String

  public init(ownEntry: String = "org.voyagerbrowser.Voyager.desktop") {
    self.ownEntry = ownEntry
  }

  public func nameOfApp(for address: Address) -> String? {
    app(for: address)?.name
  }

  public func open(_ address: Address) async -> Bool {
    guard let app = app(for: address) else { return false }
    return (try? await app.open(address.text)) != nil
  }

  public func open(_ file: URL) async -> Bool {
    guard let app = ExternalApplication.preferred(forFile: file.path) else { return false }
    return (try? await app.open(file.absoluteString)) != nil
  }

  public func show(_ file: URL) async -> Bool {
    if await FileManagerService.show(file.absoluteString) { return true }
    // Not every file manager can be asked for one file.
    guard let app = ExternalApplication.preferred(forType: "inode/directory") else { return false }
    return (try? await app.open(file.deletingLastPathComponent().absoluteString)) != nil
  }

  private func app(for address: Address) -> ExternalApplication? {
    guard let scheme = Self.scheme(of: address),
      let app = ExternalApplication.preferred(forScheme: scheme), app.id != ownEntry
    else { return nil }
    return app
  }

  /// The scheme of an address that may go to another app.
  static func scheme(of address: Address) -> String? {
    guard let scheme = address.scheme?.lowercased(), !keptSchemes.contains(scheme),
      address.text.lowercased().hasPrefix(scheme + ":"),
      !address.text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F })
    else { return nil }
    return scheme
  }
}
