import CDesktop

extension Object {
  /// The live wrapper of the object, or a new one.
  public static func wrap(_ pointer: UnsafeMutableRawPointer, _ transfer: Transfer = .none) -> Self {
    guard let known = WrapperBox.wrapper(of: pointer) as? Self else {
      return Self(pointer, transfer)
    }
    if transfer == .full {
      g_object_unref(pointer)
    }
    return known
  }

  public static func wrap(_ pointer: OpaquePointer, _ transfer: Transfer = .none) -> Self {
    wrap(UnsafeMutableRawPointer(pointer), transfer)
  }

  /// As `wrap`, for functions that may answer NULL.
  public static func wrap(
    ifPresent pointer: UnsafeMutableRawPointer?, _ transfer: Transfer = .none
  ) -> Self? {
    pointer.map { wrap($0, transfer) }
  }

  public static func wrap(ifPresent pointer: OpaquePointer?, _ transfer: Transfer = .none) -> Self? {
    pointer.map { wrap($0, transfer) }
  }

  /// The same object as a more special class, if it is one.
  public func cast<Other: Object>(to other: Other.Type) -> Other? {
    shim_object_is_a(raw, other.type) != 0 ? other.wrap(raw) : nil
  }
}
