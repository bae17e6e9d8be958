import Foundation

/// Tells the history what one tab shows.
///
/// Pages of the parent's own, documents without an address of their own, and all that an identity in memory
/// sees are never told.
@MainActor
final class TabHistory {
  private let history: HistoryModel
  private let identity: IdentityID
  private let isKept: Bool
  private var shown: Address?
  private var isGoingBack = false

  /// - Parameters:
  ///   - store: Where the tab's identity keeps what its sites leave.
  ///   - opener: The page that opened the tab.
  init(_ history: HistoryModel, store: DataStore, opener: Address?) {
    self.history = history
    identity = store.identity
    isKept = store.location != .memory
    shown = opener
  }

  /// The person goes through the list of pages; the page that comes was visited before.
  func willGo() {
    isGoingBack = true
  }

  /// A document came.
  ///
  /// - Parameter kind: What the person did to have it, or `nil` where a page led there.
  func didCommit(_ address: Address, by kind: VisitKind?) {
    let kind = isGoingBack || (kind != .typed && address == shown) ? .reload : kind ?? .link
    isGoingBack = false
    visit(address, kind)
  }

  /// The page gave itself another address.
  func didChange(_ address: Address) {
    let kind = isGoingBack ? VisitKind.reload : .link
    isGoingBack = false
    if address != shown { visit(address, kind) }
  }

  /// Where the person wanted to go through the list is not where the next page comes from.
  func willNotGo() {
    isGoingBack = false
  }

  func didChange(title: String, of address: Address) {
    guard address == shown, isRecorded(address), !title.isEmpty else { return }
    history.add(.title(title, address, identity))
  }

  private func visit(_ address: Address, _ kind: VisitKind) {
    let opener = address == shown ? nil : shown
    shown = address
    guard isRecorded(address) else { return }
    history.add(
      .visit(
        Visit(to: address, as: identity, at: Date(), kind: kind, opener: kind == .link ? opener : nil)))
  }

  private func isRecorded(_ address: Address) -> Bool {
    isKept && (address.isWeb || address.isFile)
  }
}
