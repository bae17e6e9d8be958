public import Foundation
import Glibc
import VoyagerCore

/// Keeps a profile to one process.
///
/// The system gives it up when the process ends, however it ends.
public final class ProfileLock: Sendable {
  /// Another process has the profile.
  public static let inUse =
    "Voyager is using this profile already. Close it first, or use another one with --profile."

  /// Why there is no lock.
  public enum Failure: Error, Hashable, Sendable {
    case inUse
    /// The folder can't be written, in the system's words.
    case unwritable(String)

    /// A sentence for the person.
    public var sentence: String {
      switch self {
      case .inUse: ProfileLock.inUse
      case .unwritable(let words): "The profile's folder can't be written: \(words)."
      }
    }
  }

  private let descriptor: Int32

  /// Takes the profile, or says why not.
  ///
  /// - Parameter folder: The profile's state folder. Made when it is not there.
  public init(in folder: URL) throws(Failure) {
    do throws(StoreProblem) {
      try PrivateFolder(folder).make()
    } catch {
      throw .unwritable(error.reason)
    }
    let descriptor = open(folder.appendingPathComponent("lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw .unwritable(String(cString: strerror(errno)))
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let code = errno
      close(descriptor)
      throw code == EWOULDBLOCK ? .inUse : .unwritable(String(cString: strerror(code)))
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }
}
