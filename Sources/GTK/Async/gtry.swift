public import CDesktop

/// Calls a C function with a place for its error, and throws what it put there.
public func gtry<Value>(
  _ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Value
) throws(GLibError) -> Value {
  var error: UnsafeMutablePointer<GError>?
  let value = body(&error)
  guard let error else {
    return value
  }
  defer { g_error_free(error) }
  throw GLibError(error)
}
