/// Releases what `Unmanaged.passRetained` gave to C.
///
/// GLib may call it on any thread.
func releaseRetained(_ pointer: UnsafeMutableRawPointer?) {
  guard let pointer else {
    return
  }
  Unmanaged<AnyObject>.fromOpaque(pointer).release()
}
