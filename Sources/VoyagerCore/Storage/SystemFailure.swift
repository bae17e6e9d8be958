import Foundation

/// A system call's failure in English words, whatever language the system speaks.
struct SystemFailure: Hashable, Sendable {
  let code: Int32

  /// Reads `errno`; made before any other call can change it.
  init() {
    code = errno
  }

  var words: String {
    switch code {
    case EACCES, EPERM: "permission denied"
    case ENOSPC: "the disk is full"
    case EDQUOT: "no more space is allowed on the disk"
    case EROFS: "the disk can only be read"
    case EISDIR: "a folder is in its place"
    case ENOTDIR, EEXIST: "a file is where a folder should be"
    case ENOENT: "the folder is gone"
    case ELOOP: "its link leads nowhere"
    case EIO: "the disk reports an error"
    default: "system error \(code)"
    }
  }
}
