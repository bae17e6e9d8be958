import CDesktop

extension Object {
  /// Emits a signal that has no arguments and returns nothing.
  public func emit(_ signal: String) {
    var id: guint = 0
    var detail: GQuark = 0
    guard g_signal_parse_name(signal, shim_object_type(raw), &id, &detail, 0) != 0 else {
      preconditionFailure("\(Object.typeName(of: raw)) has no signal \(signal)")
    }
    var emitter = GValue()
    g_value_init(&emitter, shim_object_type(raw))
    defer { g_value_unset(&emitter) }
    g_value_set_object(&emitter, raw)
    g_signal_emitv(&emitter, id, detail, nil)
  }
}
