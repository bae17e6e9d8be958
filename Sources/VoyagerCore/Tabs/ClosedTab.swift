import Foundation

/// What is kept of a closed tab so that it can be had back.
struct ClosedTab: Sendable {
  var address: Address
  var title: String
  var identity: IdentityID
  var zoom: Double?
  var isPinned: Bool
  var window: WindowID
  var index: Int
  /// The engine's back/forward list.
  var state: Data?
}
