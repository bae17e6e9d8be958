import Foundation

/// Reads the names and values of a GVDB file, the GNOME desktop's small table of variants.
///
/// Numbers are little-endian. Whatever points outside the file is taken for damage.
struct VariantTable {
  struct Item {
    let name: String
    let bytes: ArraySlice<UInt8>
    /// The letter `v` for a value, `H` for a table.
    let kind: UInt8
  }

  private static let signature = Array("GVariant".utf8)
  private static let itemSize = 24

  private let file: [UInt8]
  private let table: ArraySlice<UInt8>

  init(_ data: Data) throws(StoreProblem) {
    file = [UInt8](data)
    guard file.starts(with: Self.signature) else {
      throw .damaged("it is not in the form of GNOME Web's bookmarks")
    }
    table = try Self.pointed(in: file, at: 16)
  }

  private init(file: [UInt8], table: ArraySlice<UInt8>) {
    self.file = file
    self.table = table
  }

  func table(_ name: String) throws(StoreProblem) -> VariantTable? {
    guard let item = try items().first(where: { $0.name == name && $0.kind == UInt8(ascii: "H") }) else {
      return nil
    }
    return VariantTable(file: file, table: item.bytes)
  }

  func items() throws(StoreProblem) -> [Item] {
    let start = table.startIndex
    guard table.count >= 8 else { throw Self.damage }
    let filters = Int(try Self.number(file, start)) & 0x7FF_FFFF
    let buckets = Int(try Self.number(file, start + 4))
    let first = start + 8 + 4 * (filters + buckets)
    guard first <= table.endIndex else { throw Self.damage }
    var items: [Item] = []
    for offset in stride(from: first, through: table.endIndex - Self.itemSize, by: Self.itemSize) {
      items.append(try item(offset))
    }
    return items
  }

  private func item(_ offset: Int) throws(StoreProblem) -> Item {
    let name = Int(try Self.number(file, offset + 8))
    let length = Int(try Self.number(file, offset + 12)) & 0xFFFF
    guard name + length <= file.count else { throw Self.damage }
    return Item(
      name: String(decoding: file[name..<name + length], as: UTF8.self),
      bytes: try Self.pointed(in: file, at: offset + 16), kind: file[offset + 14])
  }

  private static func pointed(in file: [UInt8], at offset: Int) throws(StoreProblem) -> ArraySlice<UInt8> {
    let start = Int(try number(file, offset))
    let end = Int(try number(file, offset + 4))
    guard start <= end, end <= file.count else { throw damage }
    return file[start..<end]
  }

  private static func number(_ file: [UInt8], _ offset: Int) throws(StoreProblem) -> UInt32 {
    guard offset + 4 <= file.count else { throw damage }
    return file[offset..<offset + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static let damage = StoreProblem.damaged("the file is damaged")
}
