/// Keeps the remembered permissions in one file.
public typealias PermissionsStore = DocumentStore<PermissionList>

extension PermissionList: StoredDocument {
  // The first version knew no kinds for popups, other apps and downloads.
  public static let version = 2
  public static let standard = PermissionList()
}
