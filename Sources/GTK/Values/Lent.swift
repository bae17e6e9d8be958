public import CDesktop

/// An object returned to a caller that will not drop the reference of a returned value.
///
/// WebKit's `create` signal is one: a reference given to it would never be released.
public struct Lent: SignalResult {
  private let object: Object?

  public init(_ object: Object?) {
    self.object = object
  }

  public static var unanswered: Lent { Lent(nil) }

  public static func accepts(_ type: GType) -> Bool { g_type_fundamental(type) == shim_type_object() }

  public func write(to value: UnsafeMutablePointer<GValue>) {
    g_value_take_object(value, object?.raw)
  }
}
