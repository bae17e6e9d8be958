import Glibc

/// How many files and connections the process may have open at a time.
public enum OpenFiles {
  /// Allows as many as the system lets the process have: each page needs several, and the usual limit is for programs
  /// of another time.
  public static func allowMost() {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < limit.rlim_max else { return }
    limit.rlim_cur = limit.rlim_max
    setrlimit(resource, &limit)
  }

  private static let resource = __rlimit_resource_t(UInt32(RLIMIT_NOFILE.rawValue))
}
