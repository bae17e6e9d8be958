enum AccessibleVisibility: Sendable {
  case showing
  case any

  func admits(_ element: AccessibleElement) -> Bool {
    self == .any || element.isShowing
  }
}
