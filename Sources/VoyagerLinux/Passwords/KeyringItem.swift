import CDesktop

/// One item of the keyring.
final class KeyringItem {
  let pointer: UnsafeMutablePointer<SecretItem>

  /// - Parameter pointer: A reference that is taken over.
  init(_ pointer: UnsafeMutablePointer<SecretItem>) {
    self.pointer = pointer
  }

  deinit { g_object_unref(pointer) }

  var isLocked: Bool { secret_item_get_locked(pointer) != 0 }

  /// The secret that was read with it, or `nil` where that can't be or is no text.
  var text: String? {
    guard let value = secret_item_get_secret(pointer) else { return nil }
    defer { secret_value_unref(UnsafeMutableRawPointer(value)) }
    return secret_value_get_text(value).map { String(cString: $0) }
  }
}
