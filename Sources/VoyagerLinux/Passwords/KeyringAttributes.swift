import CDesktop
import Foundation
import VoyagerCore

/// What an item says of itself to everybody on the session's bus, so nothing secret.
struct KeyringAttributes {
  /// Voyager's own items, as every program can tell them.
  ///
  /// Never freed: the library keeps it.
  nonisolated(unsafe) static let schema: UnsafeMutablePointer<SecretSchema>? = {
    let table = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, nil)
    defer { g_hash_table_unref(table) }
    for name in names {
      g_hash_table_insert(
        table, g_strdup(name),
        UnsafeMutableRawPointer(bitPattern: UInt(SECRET_SCHEMA_ATTRIBUTE_STRING.rawValue)))
    }
    return secret_schema_newv("org.voyagerbrowser.Voyager.Login", SECRET_SCHEMA_NONE, table)
  }()

  private static let names = ["login", "kind", "identity", "origin", "username"]

  private(set) var values: [String: String]

  /// Those of all items of a login.
  static func login(_ login: LoginID) -> KeyringAttributes { KeyringAttributes(["login": login.text]) }

  /// Those of all items of a kind.
  static func kind(_ kind: SecretKind) -> KeyringAttributes { KeyringAttributes(["kind": kind.rawValue]) }

  static func item(_ login: LoginID, _ kind: SecretKind) -> KeyringAttributes {
    KeyringAttributes(["login": login.text, "kind": kind.rawValue])
  }

  init(_ login: Login, _ kind: SecretKind) {
    values = [
      "login": login.id.text, "kind": kind.rawValue, "identity": login.identity.text, "origin": login.origin,
      "username": login.name,
    ]
  }

  init(of item: KeyringItem) {
    values = [:]
    guard let table = secret_item_get_attributes(item.pointer) else { return }
    defer { g_hash_table_unref(table) }
    for name in Self.names {
      guard let value = g_hash_table_lookup(table, name) else { continue }
      values[name] = String(cString: value.assumingMemoryBound(to: CChar.self))
    }
  }

  private init(_ values: [String: String]) {
    self.values = values
  }

  var login: LoginID? { values["login"].flatMap { LoginID($0) } }

  var kind: SecretKind? { values["kind"].flatMap(SecretKind.init) }

  func withTable<Value>(_ body: (OpaquePointer?) -> Value) -> Value {
    let table = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_free)
    defer { g_hash_table_unref(table) }
    for (name, value) in values { g_hash_table_insert(table, g_strdup(name), g_strdup(value)) }
    return body(table)
  }
}

extension IdentityID {
  fileprivate var text: String { rawValue.uuidString.lowercased() }
}
