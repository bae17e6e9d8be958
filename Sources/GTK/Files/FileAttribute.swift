import CDesktop

/// What a file system keeps beside a file's bytes.
public enum FileAttribute {
  /// Sets an attribute of the person's own, such as "xdg.origin.url", where the file system can.
  public static func set(_ name: String, to value: String, of path: String) {
    let file = g_file_new_for_path(path)
    defer { file.map { g_object_unref(UnsafeMutableRawPointer($0)) } }
    g_file_set_attribute_string(
      file, "xattr::\(name)", value, G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, nil, nil)
  }
}
