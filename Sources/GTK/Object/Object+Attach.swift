import CDesktop

extension Object {
  /// Ties a Swift object's life to the GObject.
  ///
  /// It must not hold the wrapper, or neither ever goes.
  public func attach<State: AnyObject>(_ state: State) {
    let retained = Unmanaged.passRetained(state as AnyObject).toOpaque()
    g_object_set_qdata_full(typed(), Object.key(of: State.self), retained, releaseRetained)
  }

  public func attached<State: AnyObject>(_ type: State.Type) -> State? {
    g_object_get_qdata(typed(), Object.key(of: type)).flatMap {
      Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() as? State
    }
  }

  private static func key(of type: Any.Type) -> GQuark {
    g_quark_from_string("voyager-attached-\(String(reflecting: type))")
  }
}
