import CDesktop
import GTK
import VoyagerCore

/// The service behind a keyring, called on a thread that may wait.
final class Keyring {
  private let pointer: UnsafeMutablePointer<SecretService>
  private let cancellation: Cancellation

  init(_ cancellation: Cancellation) throws(VaultProblem) {
    self.cancellation = cancellation
    let pointer = try Self.call {
      // Not the one that the library keeps: that one stays with a keyring that died.
      secret_service_open_sync(
        secret_service_get_type(), nil, SECRET_SERVICE_OPEN_SESSION, cancellation.pointer, $0)
    }
    guard let pointer else { throw .absent }
    self.pointer = pointer
  }

  deinit { g_object_unref(pointer) }

  var isCancelled: Bool { cancellation.isCancelled }

  // MARK: - Unlocking

  /// Unlocks what new items go into.
  func unlockDefault(_ asking: VaultAsking) throws(VaultProblem) {
    let collection = try call {
      secret_collection_for_alias_sync(pointer, SECRET_COLLECTION_DEFAULT, SECRET_COLLECTION_NONE, $1, $0)
    }
    guard let collection else {
      // The first item makes it, and asks for a password.
      if asking == .never { throw .locked }
      return
    }
    defer { g_object_unref(collection) }
    guard secret_collection_get_locked(collection) != 0 else { return }
    try unlock([UnsafeMutableRawPointer(collection)], asking)
  }

  func unlock(_ items: [KeyringItem], _ asking: VaultAsking) throws(VaultProblem) {
    try unlock(items.filter(\.isLocked).map { UnsafeMutableRawPointer($0.pointer) }, asking)
  }

  private func unlock(_ objects: [UnsafeMutableRawPointer], _ asking: VaultAsking) throws(VaultProblem) {
    guard !objects.isEmpty else { return }
    guard asking == .once else { throw .locked }
    var list: UnsafeMutablePointer<GList>?
    for object in objects { list = g_list_prepend(list, object) }
    defer { g_list_free(list) }
    let count = try call { secret_service_unlock_sync(pointer, list, $1, nil, $0) }
    guard count == objects.count else { throw .locked }
  }

  // MARK: - Items

  /// The items that say this of themselves, without their secrets.
  func items(_ attributes: KeyringAttributes) throws(VaultProblem) -> [KeyringItem] {
    try search(attributes, SECRET_SEARCH_ALL)
  }

  func secrets(
    _ kind: SecretKind, of logins: [LoginID], asking: VaultAsking
  ) throws(VaultProblem) -> [LoginID: Secret] {
    var found: [LoginID: Secret] = [:]
    // Many are read at once, few one by one.
    let isMany = logins.count > 20
    let wanted = Set(logins)
    for attributes in isMany ? [.kind(kind)] : logins.map({ KeyringAttributes.item($0, kind) }) {
      for item in try read(attributes, asking, only: wanted) {
        guard let login = KeyringAttributes(of: item).login, wanted.contains(login) else { continue }
        // An item that is open and gives nothing was asked in a session that a dead keyring began.
        guard let text = item.text else { throw .gone }
        found[login] = Secret(text)
      }
    }
    return found
  }

  private func read(
    _ attributes: KeyringAttributes, _ asking: VaultAsking, only logins: Set<LoginID>
  ) throws(VaultProblem) -> [KeyringItem] {
    let flags = SecretSearchFlags(SECRET_SEARCH_ALL.rawValue | SECRET_SEARCH_LOAD_SECRETS.rawValue)
    let items = try search(attributes, flags)
    let locked = items.filter { item in
      item.isLocked && KeyringAttributes(of: item).login.map(logins.contains) ?? false
    }
    guard !locked.isEmpty else { return items }
    try unlock(locked, asking)
    return try search(attributes, flags)
  }

  func keep(_ entry: VaultEntry) throws(VaultProblem) {
    let old = entry.isNew ? [] : try items(.item(entry.login.id, entry.kind))
    try unlock(old, .once)
    let value = secret_value_new(entry.secret.text, -1, "text/plain")
    defer { secret_value_unref(value.map { UnsafeMutableRawPointer($0) }) }
    if let item = old.first {
      _ = try call { secret_item_set_secret_sync(item.pointer, value, $1, $0) }
      try rename(item, entry.login)
      return
    }
    _ = try call { error, cancellable in
      KeyringAttributes(entry.login, entry.kind).withTable { table in
        secret_service_store_sync(
          pointer, KeyringAttributes.schema, table, SECRET_COLLECTION_DEFAULT,
          Self.label(entry.login, entry.kind),
          value, cancellable, error)
      }
    }
  }

  func rename(_ item: KeyringItem, _ login: Login) throws(VaultProblem) {
    let kind = KeyringAttributes(of: item).kind ?? .password
    _ = try call { error, cancellable in
      KeyringAttributes(login, kind).withTable { table in
        secret_item_set_attributes_sync(item.pointer, KeyringAttributes.schema, table, cancellable, error)
      }
    }
    _ = try call { secret_item_set_label_sync(item.pointer, Self.label(login, kind), $1, $0) }
  }

  func delete(_ item: KeyringItem) throws(VaultProblem) {
    _ = try call { secret_item_delete_sync(item.pointer, $1, $0) }
  }

  private func search(
    _ attributes: KeyringAttributes, _ flags: SecretSearchFlags
  ) throws(VaultProblem) -> [KeyringItem] {
    let list = try call { error, cancellable in
      attributes.withTable { table in
        secret_service_search_sync(pointer, KeyringAttributes.schema, table, flags, cancellable, error)
      }
    }
    defer { g_list_free(list) }
    var items: [KeyringItem] = []
    var next = list
    while let node = next {
      if let data = node.pointee.data {
        items.append(KeyringItem(data.assumingMemoryBound(to: SecretItem.self)))
      }
      next = node.pointee.next
    }
    return items
  }

  private static func label(_ login: Login, _ kind: SecretKind) -> String {
    let name = login.name.isEmpty ? login.siteName : "\(login.name) at \(login.siteName)"
    switch kind {
    case .password: return "Voyager: \(name)"
    case .formerPassword: return "Voyager: former password of \(name)"
    case .oneTimeKey: return "Voyager: one-time codes of \(name)"
    case .note: return "Voyager: note on \(name)"
    }
  }

  // MARK: - Calls

  private typealias ErrorPlace = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>

  private func call<Value>(
    _ body: (ErrorPlace, UnsafeMutablePointer<GCancellable>?) -> Value
  ) throws(VaultProblem) -> Value {
    try Self.call { body($0, cancellation.pointer) }
  }

  private static func call<Value>(_ body: (ErrorPlace) -> Value) throws(VaultProblem) -> Value {
    do throws(GLibError) {
      return try gtry(body)
    } catch {
      throw VaultProblem(error)
    }
  }
}
