public import CDesktop

/// The desktop's list of recently used files, which all applications share.
public final class RecentFiles: Object {
  override public class var type: GType { gtk_recent_manager_get_type() }

  public static var current: RecentFiles { RecentFiles.wrap(gtk_recent_manager_get_default()) }

  /// All of them.
  public var addresses: [String] {
    let list = gtk_recent_manager_get_items(typed())
    defer { g_list_free_full(list) { gtk_recent_info_unref($0.map { OpaquePointer($0) }) } }
    return sequence(first: list) { $0?.pointee.next }.prefix { $0 != nil }.compactMap { link in
      link?.pointee.data.flatMap { data in gtk_recent_info_get_uri(OpaquePointer(data)) }
        .map { String(cString: $0) }
    }
  }

  /// Whether a file, by its address, is on the list.
  public func contains(_ address: String) -> Bool { gtk_recent_manager_has_item(typed(), address) != 0 }

  /// Takes a file off the list, if it is there.
  public func remove(_ address: String) { _ = gtk_recent_manager_remove_item(typed(), address, nil) }
}
