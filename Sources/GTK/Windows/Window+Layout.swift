import CDesktop

extension Window {
  /// Runs after each time the window got its size.
  public func onLayout<Owner: AnyObject>(_ owner: Owner, _ body: @escaping @MainActor (Owner) -> Void) {
    on("realize", self) { [weak owner] (window: Window) in
      guard let owner, let surface = gtk_native_get_surface(window.opaque) else {
        return
      }
      Object.wrap(surface).on("layout", owner) { (owner: Owner) in body(owner) }
    }
  }
}
