import GTK

/// Keeps what is chosen off the desktop's list of recent files.
///
/// GTK's chooser puts it there by itself, about when it answers, and writes the list a little later.
@MainActor
struct UnlistedFiles {
  private static let patience = Duration.seconds(3)

  private let list = RecentFiles.current
  private let known: Set<String>

  /// Before a chooser is shown.
  init() {
    known = Set(list.addresses)
  }

  /// - Parameter addresses: What the chooser answered. What was listed before stays.
  func keep(_ addresses: [String]) {
    var rest = Set(addresses).subtracting(known)
    Task {
      let end = ContinuousClock.now + Self.patience
      while !rest.isEmpty, ContinuousClock.now < end {
        for address in rest where list.contains(address) {
          list.remove(address)
          rest.remove(address)
        }
        try? await Task.sleep(for: .milliseconds(5))
      }
    }
  }
}
