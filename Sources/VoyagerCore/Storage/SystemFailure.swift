import Foundation

/// A system call's failure in English words, whatever language the system speaks.
struct SystemFailure: Hashable, Sendable {
  let code: Int32

  /// Reads `errno`; made before any other call can change it.
  init() {
    code = errno
  }

  init(code: Int32) {
    self.code = code
  }

  /// The one behind an error of Foundation's, if there is one.
  init?(_ error: any Error) {
    let reason = (error as? CocoaError)?.userInfo[NSUnderlyingErrorKey] ?? error
    guard let code = (reason as? POSIXError)?.code else {
      return nil
    }
    self.init(code: code.rawValue)
  }

  var words: String {
    switch code {
    case EACCES, EPERM: "permission denied"
    case ENOSPC: "the disk is full"
    case EDQUOT: "no more space is allowed on the disk"
    case EFBIG: "the disk holds no file of this size"
    case EINVAL, EILSEQ, ENAMETOOLONG: "the disk does not take this name"
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
