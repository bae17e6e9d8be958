import CDesktop
import Foundation
import GTK
import Glibc

/// The kernel's word when programs begin to wait for memory.
///
/// Older kernels give it to administrators only; then nothing comes, and the file is merely read.
@MainActor
final class PressureTrigger {
  /// A fifth of a second within two, the shortest time that everybody may name.
  private static let condition = "some 200000 2000000"

  private let descriptor: Int32
  private let source: UInt32

  init?(_ file: URL, _ body: @escaping @MainActor () -> Void) {
    let descriptor = open(file.path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      return nil
    }
    // The kernel wants the zero at its end.
    guard Self.condition.withCString({ write(descriptor, $0, strlen($0) + 1) }) > 0 else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    let action = Unmanaged.passRetained(TriggerAction(body)).toOpaque()
    source = g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, descriptor, GIOCondition(rawValue: G_IO_PRI.rawValue | G_IO_ERR.rawValue),
      { _, condition, data in
        guard let data, condition.rawValue & G_IO_ERR.rawValue == 0 else {
          return 0
        }
        Unmanaged<TriggerAction>.fromOpaque(data).takeUnretainedValue().run()
        return 1
      }, action,
      { data in
        if let data {
          Unmanaged<TriggerAction>.fromOpaque(data).release()
        }
      })
  }

  isolated deinit {
    g_source_remove(source)
    close(descriptor)
  }
}
