import CDesktop

/// Copies a C string that the caller was given, and frees it.
public func takeString(_ pointer: UnsafeMutablePointer<CChar>?) -> String? {
  guard let pointer else {
    return nil
  }
  defer { g_free(pointer) }
  return String(cString: pointer)
}
