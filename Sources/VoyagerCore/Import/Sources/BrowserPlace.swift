public import Foundation

/// A folder where a browser keeps its profiles, if it is installed.
///
/// A platform says where they are; what lies in them is the same everywhere.
public struct BrowserPlace: Hashable, Sendable {
  /// Such as "Firefox" or "Firefox (Flatpak)".
  public let name: String
  public let family: BrowserFamily
  public let folder: URL

  public init(_ name: String, _ family: BrowserFamily, in folder: URL) {
    self.name = name
    self.family = family
    self.folder = folder
  }
}
