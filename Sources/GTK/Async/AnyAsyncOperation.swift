import CDesktop

/// An operation without its value's type, which a C callback cannot capture.
@MainActor
class AnyAsyncOperation {
  func complete(_ source: UnsafeMutableRawPointer?, _ result: OpaquePointer) {}
}
