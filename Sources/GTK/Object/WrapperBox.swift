import CDesktop

/// The way back from a GObject to its wrapper.
///
/// The reference is weak, because an unretained one would hand out a wrapper that is being deinitialized.
final class WrapperBox: Sendable {
  @MainActor private weak var wrapper: Object?
  private static let key = g_quark_from_static_string("voyager-wrapper")

  @MainActor
  private init(_ wrapper: Object) {
    self.wrapper = wrapper
  }

  @MainActor
  static func remember(_ wrapper: Object) {
    if let box = box(of: wrapper.raw) {
      box.wrapper = wrapper
      return
    }
    let box = Unmanaged.passRetained(WrapperBox(wrapper)).toOpaque()
    g_object_set_qdata_full(wrapper.typed(), key, box, releaseRetained)
  }

  @MainActor
  static func wrapper(of pointer: UnsafeMutableRawPointer) -> Object? {
    box(of: pointer)?.wrapper
  }

  private static func box(of pointer: UnsafeMutableRawPointer) -> WrapperBox? {
    g_object_get_qdata(pointer.assumingMemoryBound(to: GObject.self), key).map {
      Unmanaged<WrapperBox>.fromOpaque($0).takeUnretainedValue()
    }
  }
}
