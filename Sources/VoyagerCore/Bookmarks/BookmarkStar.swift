public import Observation

/// Whether the page in front of a window is a bookmark.
@MainActor @Observable
public final class BookmarkStar {
  /// The bookmark of the page in front, the newest if there are several; `nil` until it is found.
  public var bookmark: Bookmark? {
    guard let found, found.address == address else { return nil }
    return found
  }

  private var found: Bookmark?
  @ObservationIgnored private var finding: Task<Void, Never>?
  @ObservationIgnored private weak var window: BrowserWindowModel?

  init(_ window: BrowserWindowModel) {
    self.window = window
    follow()
  }

  /// Whether the page in front has an address that can be kept.
  public var canMark: Bool {
    guard let address else { return false }
    return !address.isBlank && !address.isInternal && address.scheme != nil
  }

  /// Keeps the page in front as a bookmark, unless it is one.
  ///
  /// - Returns: The bookmark, or `nil` where the page has no address or the disk takes no change.
  public func mark() async -> Bookmark? {
    guard canMark, let window, let address, let title = window.selectedTab?.title else { return nil }
    let bookmarks = window.services.bookmarks
    await finishFinding()
    if let found, found.address == address { return found }
    let leaf = BookmarkLeaf(address, title: title)
    // A key that is held asks again before the first answer, so the disk has the last word.
    guard let kept = try? await bookmarks.keep(leaf, in: bookmarks.usualFolder) else { return nil }
    found = kept
    return kept
  }

  /// Returns when it is known whether the page in front is a bookmark.
  func finishFinding() async {
    while let finding { await finding.value }
  }

  private var address: Address? { window?.selectedTab?.status.shownAddress }

  private func follow() {
    let address = withObservationTracking {
      _ = window?.services.bookmarks.revision
      return self.address
    } onChange: { [weak self] in
      Task { @MainActor in self?.follow() }
    }
    find(address)
  }

  /// Only the last question counts.
  private func find(_ address: Address?) {
    finding?.cancel()
    guard canMark, let address, let bookmarks = window?.services.bookmarks else {
      finding = nil
      found = nil
      return
    }
    finding = Task { [weak self] in
      let first = try? await bookmarks.bookmarks(at: address).first
      guard !Task.isCancelled else { return }
      self?.found = first
      self?.finding = nil
    }
  }
}
