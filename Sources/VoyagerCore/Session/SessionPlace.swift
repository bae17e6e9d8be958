/// Where a tab is, and whose it is.
struct SessionPlace: Hashable, Sendable {
  let tab: TabID
  let window: WindowID
  let identity: IdentityID
  let opener: TabID?
  let isPinned: Bool
  let position: Double
}
