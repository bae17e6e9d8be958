import Foundation

extension StoredTab {
  /// What a row holds from its second column on, in the order that ``SessionReader`` asks for.
  init?(_ row: SQLRow) {
    guard let id = row.id(1), let identity = row.id(2) else { return nil }
    self.init(
      id: TabID(rawValue: id), identity: IdentityID(rawValue: identity),
      opener: row.id(3).map { TabID(rawValue: $0) }, isPinned: row.integer(4) != 0, position: row.real(5),
      page: StoredPage(
        Address(row.text(6)), title: row.text(7), icon: row.bytes(8), zoom: row.isNull(9) ? nil : row.real(9),
        scroll: row.isNull(11) || row.isNull(12) ? nil : ScrollPosition(x: row.real(11), y: row.real(12))),
      state: row.bytes(10))
  }
}

extension SQLRow {
  func id(_ column: Int32) -> UUID? { UUID(uuidString: text(column)) }

  /// Width, height and whether the window is maximised, in three columns.
  func geometry(from column: Int32) -> WindowGeometry? {
    isNull(column) || isNull(column + 1)
      ? nil
      : WindowGeometry(
        width: count(column), height: count(column + 1), isMaximized: integer(column + 2) != 0)
  }
}

extension SQLValue {
  static func id(_ value: UUID?) -> SQLValue { .text(value?.uuidString) }
}
