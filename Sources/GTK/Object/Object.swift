public import CDesktop

/// A counted handle of one GObject: it holds one strong reference and no state of its own.
///
/// There is at most one live wrapper per object and class, so `===` works while one is kept, and `==` always.
/// State belongs to a controller, or to the GObject itself (`attach`).
@MainActor
open class Object {
  /// How many wrappers are alive, for tests of lifetimes.
  public private(set) static var liveCount = 0

  // Immutable, and GObject's own reference count is atomic.
  public nonisolated(unsafe) let raw: UnsafeMutableRawPointer

  /// The GType a wrapped pointer must have.
  ///
  /// Each subclass names its own.
  open class var type: GType { shim_type_object() }

  public required init(_ pointer: UnsafeMutableRawPointer, _ transfer: Transfer) {
    raw = pointer
    precondition(
      shim_object_is_a(pointer, Self.type) != 0,
      "\(Object.typeName(of: pointer)) cannot be wrapped as \(Self.self)")
    if transfer == .none || g_object_is_floating(pointer) != 0 {
      g_object_ref_sink(pointer)
    }
    WrapperBox.remember(self)
    Object.liveCount += 1
  }

  public convenience init(_ pointer: OpaquePointer, _ transfer: Transfer) {
    self.init(UnsafeMutableRawPointer(pointer), transfer)
  }

  isolated deinit {
    g_object_unref(raw)
    Object.liveCount -= 1
  }

  /// The pointer as the C function at hand wants it.
  public func typed<T>(_ type: T.Type = T.self) -> UnsafeMutablePointer<T> {
    raw.assumingMemoryBound(to: type)
  }

  /// The pointer for C types whose layout is hidden.
  public var opaque: OpaquePointer { OpaquePointer(raw) }

  /// The pointer with a reference of its own, for an argument that takes ownership.
  public func retained() -> UnsafeMutableRawPointer {
    g_object_ref(raw)
    return raw
  }

  static func typeName(of pointer: UnsafeMutableRawPointer) -> String {
    String(cString: g_type_name(shim_object_type(pointer)))
  }
}

extension Object: @MainActor Equatable {
  public static func == (left: Object, right: Object) -> Bool { left.raw == right.raw }
}

extension Object: @MainActor Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(raw) }
}
