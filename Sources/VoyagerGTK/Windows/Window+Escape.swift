import GTK

extension Window {
  /// Lets Escape close it, as it does every dialog.
  func closeOnEscape() {
    let keys = KeyController()
    keys.onPressed(self) { window, key, _ in
      guard key == .escape else {
        return false
      }
      window.close()
      return true
    }
    add(keys)
  }
}
