public import Foundation
import Glibc

/// Standard error, kept for what the program itself tells the person.
///
/// An engine's processes and libraries write there too, and what they write helps nobody who reads a mail from
/// cron.
public struct PersonalError: Sendable {
  /// Where the program writes.
  public let file: FileHandle

  /// Takes standard error away from everything else, unless `VOYAGER_ENGINE_LOG` asks to see it.
  public static func take(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> PersonalError {
    let copy = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { close(nowhere) }
    guard environment["VOYAGER_ENGINE_LOG"] == nil, copy >= 0, nowhere >= 0,
      dup2(nowhere, STDERR_FILENO) >= 0
    else {
      return PersonalError(file: .standardError)
    }
    return PersonalError(file: FileHandle(fileDescriptor: copy, closeOnDealloc: false))
  }

  public func write(_ text: String) {
    try? file.write(contentsOf: Data(text.utf8))
  }
}
