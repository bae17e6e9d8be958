import CDesktop

/// Calls the body with a NULL-terminated array of C strings.
public func withStrings<Value>(
  _ strings: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) throws -> Value
) rethrows -> Value {
  var copies = strings.map { UnsafePointer(g_strdup($0)) }
  copies.append(nil)
  defer { copies.forEach { g_free(UnsafeMutableRawPointer(mutating: $0)) } }
  return try copies.withUnsafeBufferPointer { buffer in
    guard let start = buffer.baseAddress else {
      preconditionFailure("the array has at least its end")
    }
    return try body(start)
  }
}

/// Copies a NULL-terminated array of C strings.
public func strings(from array: UnsafePointer<UnsafeMutablePointer<CChar>?>?) -> [String] {
  var result: [String] = []
  var position = array
  while let current = position, let text = current.pointee {
    result.append(String(cString: text))
    position = current + 1
  }
  return result
}
