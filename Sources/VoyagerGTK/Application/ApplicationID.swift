import Foundation

/// The name of a running Voyager on the session bus: one for each profile.
enum ApplicationID {
  static let main = "org.voyagerbrowser.Voyager"

  /// - Parameter profile: The profile's folder, or `nil` for the usual one.
  static func of(profile: URL?) -> String {
    guard let profile else {
      return main
    }
    return main + ".p" + String(hash(profile.resolvingSymlinksInPath().standardizedFileURL.path), radix: 16)
  }

  /// FNV-1a: the same in every process, as Swift's own hashes are not.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
