import CDesktop

/// What somebody dropped.
public enum DroppedContent: Equatable, Sendable {
  case text(String)
  /// Files, as addresses.
  case addresses([String])

  static var types: [GType] { [gdk_file_list_get_type(), shim_type_string()] }

  /// Copies a borrowed value; nil for other types.
  init?(_ pointer: UnsafeMutableRawPointer) {
    let value = pointer.assumingMemoryBound(to: GValue.self)
    switch shim_value_type(value) {
    case shim_type_string():
      guard let text = g_value_get_string(value) else {
        return nil
      }
      self = .text(String(cString: text))
    case gdk_file_list_get_type():
      guard let list = g_value_get_boxed(value) else {
        return nil
      }
      let files = gdk_file_list_get_files(OpaquePointer(list))
      defer { g_slist_free(files) }
      var addresses: [String] = []
      var position = files
      while let item = position {
        takeString(g_file_get_uri(item.pointee.data.map { OpaquePointer($0) })).map { addresses.append($0) }
        position = item.pointee.next
      }
      self = .addresses(addresses)
    default:
      return nil
    }
  }
}
