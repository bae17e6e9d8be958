import CDesktop

/// What can be computed from all bytes of a file.
public enum FileChecksum {
  private static let chunk = 1 << 20

  /// SHA-256 in small hexadecimal digits, or `nil` where the file can't be read or the task is cancelled.
  ///
  /// It takes as long as reading the file.
  public static func sha256(_ path: String) async -> String? {
    guard let file = fopen(path, "rb"), let checksum = g_checksum_new(G_CHECKSUM_SHA256) else {
      return nil
    }
    defer {
      fclose(file)
      g_checksum_free(checksum)
    }
    var bytes = [UInt8](repeating: 0, count: chunk)
    while case let count = fread(&bytes, 1, chunk, file), count > 0 {
      g_checksum_update(checksum, bytes, count)
      // Others share the thread.
      await Task.yield()
      if Task.isCancelled { return nil }
    }
    return ferror(file) == 0 ? g_checksum_get_string(checksum).map { String(cString: $0) } : nil
  }
}
