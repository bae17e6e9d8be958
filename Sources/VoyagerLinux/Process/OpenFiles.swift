import Glibc

/// How many files and connections the process may have open at a time.
public enum OpenFiles {
  /// Programs that are started from here may go through all of them, one by one.
  private static let most: rlim_t = 65_536

  /// Allows as many as a browser needs, if the system does: each page takes several.
  public static func allowMost() {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < Self.most else { return }
    limit.rlim_cur = min(limit.rlim_max, Self.most)
    setrlimit(resource, &limit)
  }

  private static let resource = __rlimit_resource_t(UInt32(RLIMIT_NOFILE.rawValue))
}
