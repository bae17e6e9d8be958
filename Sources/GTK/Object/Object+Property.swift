import CDesktop

extension Object {
  /// A GObject property by its name.
  ///
  /// A wrong name or type is a programmer's error and traps.
  public subscript<Value: PropertyValue>(_ name: String) -> Value {
    get {
      var value = GValue()
      g_value_init(&value, specification(of: name, as: Value.self))
      defer { g_value_unset(&value) }
      g_object_get_property(typed(), name, &value)
      return Value.read(&value)
    }
    set {
      var value = GValue()
      g_value_init(&value, specification(of: name, as: Value.self))
      defer { g_value_unset(&value) }
      newValue.write(to: &value)
      g_object_set_property(typed(), name, &value)
    }
  }

  private func specification<Value: ValueReadable>(of name: String, as type: Value.Type) -> GType {
    let objectClass = typed(GTypeInstance.self).pointee.g_class
      .map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GObjectClass.self) }
    guard let found = g_object_class_find_property(objectClass, name) else {
      preconditionFailure("\(Object.typeName(of: raw)) has no property \(name)")
    }
    let valueType = found.pointee.value_type
    precondition(
      type.accepts(valueType),
      "\(name) of \(Object.typeName(of: raw)) is a \(String(cString: g_type_name(valueType))), not a \(type)")
    return valueType
  }
}
